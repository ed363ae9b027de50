/** What the wire needs of a browser: sockets, time, and word that the page is looked at again. Tests have their own. */

export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  socket(address: string): Socket;
  now(): number;
  later(pause: number, what: () => void): void;
  every(pause: number, what: () => void): void;
  /** When the network comes back, or the page is seen again. */
  woken(what: () => void): void;
}

export const BROWSER: World = {
  socket: (address) => new WebSocket(address) as Socket,
  now: () => Date.now(),
  later: (pause, what) => void setTimeout(what, pause),
  every: (pause, what) => void setInterval(what, pause),
  woken(what) {
    addEventListener("online", what);
    addEventListener("pageshow", (event) => event.persisted && what());
    document.addEventListener("visibilitychange", () => document.hidden || what());
  },
};
