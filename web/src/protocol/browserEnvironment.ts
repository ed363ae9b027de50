/** What the connection needs of a browser: sockets, time, and when the page wakes up. Tests pass their own. */

export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface BrowserEnvironment {
  socket(address: string): Socket;
  now(): number;
  later(pause: number, callback: () => void): void;
  every(pause: number, callback: () => void): void;
  /** When the network comes back, or the page is seen again. */
  onWake(callback: () => void): void;
}

export const BROWSER: BrowserEnvironment = {
  socket: (address) => new WebSocket(address) as Socket,
  now: () => Date.now(),
  later: (pause, callback) => void setTimeout(callback, pause),
  every: (pause, callback) => void setInterval(callback, pause),
  onWake(callback) {
    addEventListener("online", callback);
    addEventListener("pageshow", (event) => event.persisted && callback());
    document.addEventListener("visibilitychange", () => document.hidden || callback());
  },
};
