/** Storage that lasts between visits. If the browser blocks it, nothing is kept and no error is thrown. */

export function load(key: string, where: () => Storage = () => localStorage): string | null {
  try {
    return where().getItem(key);
  } catch {
    return null;
  }
}

export function save(key: string, text: string | null, where: () => Storage = () => localStorage): void {
  try {
    if (text === null) where().removeItem(key);
    else where().setItem(key, text);
  } catch {
    // storage is blocked or full
  }
}
