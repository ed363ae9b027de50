/** What the browser keeps between visits. Storage may be blocked: then nothing is kept, and no error is thrown. */

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
    // it is as it is until the page is closed
  }
}
