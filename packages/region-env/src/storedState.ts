import type { RegionConfig } from './config.ts';
import { isLocaleToken, type LocaleToken } from './locale/locale.ts';

/** Subset of `localStorage` for reading. */
export type ReadableStorage = Pick<Storage, 'getItem'>;

/** Subset of `localStorage` for writing. */
export type WritableStorage = Pick<Storage, 'setItem'>;

/** Returns the stored locale, or undefined if it is missing or invalid, or storage is unavailable. */
export function storedLanguage(
  storage: ReadableStorage | undefined,
  config: RegionConfig,
): LocaleToken | undefined {
  const value = read(storage, config.storageKeys.language);
  return isLocaleToken(value) ? value : undefined;
}

/** Stores a locale. Returns false instead of throwing if storage is full or unavailable. */
export function rememberLanguage(
  storage: WritableStorage | undefined,
  token: LocaleToken,
  config: RegionConfig,
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
export function loginFlag(storage: ReadableStorage | undefined, config: RegionConfig): boolean {
  return Number(read(storage, config.storageKeys.userId)) > 0;
}

/** Returns null if the browser forbids access to storage, which throws. */
function read(storage: ReadableStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
