import type { RegionConfig } from './config.ts';
import { isLocaleToken, type LocaleToken } from './locale.ts';

/** The part of `localStorage` that is read. */
export type ReadableStorage = Pick<Storage, 'getItem'>;

/** The part of `localStorage` that is written. */
export type WritableStorage = Pick<Storage, 'setItem'>;

/** The remembered language; `undefined` if there is none, or a broken one, or no storage. */
export function storedLanguage(
  storage: ReadableStorage | undefined,
  config: RegionConfig,
): LocaleToken | undefined {
  const value = read(storage, config.storageKeys.language);
  return isLocaleToken(value) ? value : undefined;
}

/** @returns whether it was stored; a full or forbidden storage is no reason to fail. */
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
 * The login flag: whether a user id is stored; only a number above 0 is one (spec 3). A hint for the
 * first paint, never a permission.
 */
export function loginFlag(storage: ReadableStorage | undefined, config: RegionConfig): boolean {
  return Number(read(storage, config.storageKeys.userId)) > 0;
}

/** Browsers throw on access where storage is forbidden. */
function read(storage: ReadableStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}
