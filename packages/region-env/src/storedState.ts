import type { LocaleOf, RegionConfig } from './config.ts';
import type { RegionEnv } from './regionEnv.ts';

/** Subset of `localStorage` for reading. */
export interface ReadableStorage {
  getItem(key: string): string | null;
}

/** Subset of `localStorage` for writing. */
export interface WritableStorage {
  setItem(key: string, value: string): void;
}

const defaultKeys = { language: 'language', userId: 'user-id' };

/** Returns the keys of a configuration in the browser's storage. */
export function storageKeys(config: RegionConfig): { language: string; userId: string } {
  return config.storageKeys ?? defaultKeys;
}

/** Returns the stored locale, or undefined if it is missing or invalid, or storage is unavailable. */
export function storedLanguage<Config extends RegionConfig>(
  { config, isLocaleToken }: RegionEnv<Config>,
  storage: ReadableStorage | undefined,
): LocaleOf<Config> | undefined {
  const value = read(storage, storageKeys(config).language);
  return isLocaleToken(value) ? value : undefined;
}

/** Stores a locale. Returns false instead of throwing if storage is full or unavailable. */
export function rememberLanguage<Config extends RegionConfig>(
  { config }: RegionEnv<Config>,
  storage: WritableStorage | undefined,
  token: LocaleOf<Config>,
): boolean {
  try {
    storage?.setItem(storageKeys(config).language, token);
    return storage !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns whether a user id is stored: a number above 0, or, with `guestValues`, any other value than those. Use
 * it only as a hint for the first paint, not for authorization.
 */
export function loginFlag({ config }: RegionEnv, storage: ReadableStorage | undefined): boolean {
  // Spec 3, "Login flag".
  return hasUserId(storage, storageKeys(config).userId, config.guestValues);
}

/** Returns whether a user id is stored under a key. */
export function hasUserId(
  storage: ReadableStorage | undefined,
  key: string,
  guestValues: readonly string[] | undefined,
): boolean {
  const value = read(storage, key) ?? undefined;
  if (value === undefined) return false;
  return guestValues ? !guestValues.includes(value) : Number(value) > 0;
}

/** Returns undefined if `getItem` throws because the browser forbids access to storage. */
function read(storage: ReadableStorage | undefined, key: string): string | null | undefined {
  try {
    return storage?.getItem(key);
  } catch {
    return undefined;
  }
}
