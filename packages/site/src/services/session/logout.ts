import type { UserApi } from '@exchange/api-client/fetch';
import type { KeyValueStorage } from '../browser/safeStorage.ts';
import type { UserToken } from './createUserToken.ts';

interface LogoutOptions {
  user: Pick<UserApi, 'logout'>;
  token: Pick<UserToken, 'set'>;
  storage: Pick<KeyValueStorage, 'removeItem'>;
  /** Storage keys of data that belongs to the visitor. */
  keys: readonly string[];
  location: Pick<Location, 'reload'>;
}

/**
 * Ends the session, removes the visitor's token and data from storage, and reloads the page (spec 4). Never rejects.
 */
export async function logout({
  user,
  token,
  storage,
  keys,
  location,
}: LogoutOptions): Promise<void> {
  await user.logout();
  token.set(undefined);
  for (const key of keys) storage.removeItem(key);
  location.reload();
}
