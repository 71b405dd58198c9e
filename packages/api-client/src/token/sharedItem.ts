/** The part of `localStorage` that the tabs of a browser share for renewals. */
export interface TokenStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** One item of a storage. */
export interface SharedItem {
  /** Returns the text, or `undefined` if it is missing or the storage cannot be read. */
  read(): string | undefined;
  /** Stores the text, or removes the item. Returns whether that succeeded. */
  write(text: string | undefined): boolean;
}

/** Creates access to an item that never throws. Default storage: `localStorage`, looked up when called. */
export function sharedItem(name: string, storage: TokenStorage | undefined): SharedItem {
  const target = (): TokenStorage | undefined => storage ?? globalThis.localStorage;
  return {
    read() {
      try {
        return target()?.getItem(name) ?? undefined;
      } catch {
        // The browser blocks the storage.
        return undefined;
      }
    },
    write(text) {
      try {
        const store = target();
        if (text === undefined) store?.removeItem(name);
        else store?.setItem(name, text);
        return store !== undefined;
      } catch {
        // The storage is full, or the browser blocks it.
        return false;
      }
    },
  };
}
