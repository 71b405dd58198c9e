import { useServices } from './useServices.ts';
import { useSession } from './useSession.ts';

/** Returns whether the visitor is logged in. Until the server responds, whether they were at the end of the last visit. */
export function useIsUser(): boolean {
  const { status } = useSession();
  const wasLoggedIn = useServices()?.account.wasLoggedIn ?? false;
  return status === 'user' || (status !== 'guest' && wasLoggedIn);
}
