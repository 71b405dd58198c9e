import type { UserApi } from '@exchange/api-client/fetch';
import { regions } from '../../paths/regions.ts';
import type { KeyValueStorage } from '../browser/safeStorage.ts';
import type { UserToken } from './userToken.ts';

interface LogoutOptions {
  user: Pick<UserApi, 'logout'>;
  token: Pick<UserToken, 'set'>;
  storage: KeyValueStorage;
  location: Pick<Location, 'reload'>;
}

/** Ends the session, removes the visitor's id and token from storage, and reloads the page. Never rejects. */
export async function logout({ user, token, storage, location }: LogoutOptions): Promise<void> {
  const { userId, miniAppToken } = regions.config.storageKeys;
  await user.logout();
  token.set(undefined);
  for (const key of [userId, miniAppToken]) storage.removeItem(key);
  location.reload();
}
