import type { CompleteConfig } from './config.ts';

/** Subset of `localStorage` for reading. */
export interface ReadableStorage {
  getItem(key: string): string | null;
}

/** Subset of `localStorage` for writing. */
export interface WritableStorage {
  setItem(key: string, value: string): void;
}

/** Returns the stored locale, or undefined if it is missing or invalid, or storage is unavailable. */
export function storedLanguage(
  storage: ReadableStorage | undefined,
  isLocaleToken: (value: unknown) => value is string,
  config: CompleteConfig,
): string | undefined {
  const value = read(storage, config.storageKeys.language);
  return isLocaleToken(value) ? value : undefined;
}

/** Stores a locale. Returns false instead of throwing if storage is full or unavailable. */
export function rememberLanguage(
  storage: WritableStorage | undefined,
  token: string,
  config: CompleteConfig,
): boolean {
  try {
    storage?.setItem(config.storageKeys.language, token);
    return storage !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns whether a user id, a number above 0, is stored (spec 3). Use it only as a hint for the first
 * paint, not for authorization.
 */
export function loginFlag(storage: ReadableStorage | undefined, config: CompleteConfig): boolean {
  return Number(read(storage, config.storageKeys.userId)) > 0;
}

/** Returns undefined if the browser forbids access to storage, which throws. */
function read(storage: ReadableStorage | undefined, key: string): string | null | undefined {
  try {
    return storage?.getItem(key);
  } catch {
    return undefined;
  }
}
