import { unknownSession, type SessionState } from '../../services/session/sessionState.ts';
import { guestId } from '../../services/session/userId.ts';
import { useServices } from './ServicesContext.ts';
import { useStore } from './useStore.ts';

/** Returns the visitor's session. Its state is unknown in the static HTML. */
export function useSession(): SessionState {
  const session = useServices()?.account.session;
  const read = () => session?.getState() ?? unknownSession;
  return useStore(session?.subscribe, read, unknownSession);
}

/** Id of the user whose data the page shows, `0` for a guest. */
export function useUserId(): string {
  const session = useServices()?.account.session;
  return useStore(session?.subscribe, () => session?.userId() ?? guestId, guestId);
}

/**
 * Returns whether the visitor is logged in. Until the server responds, whether they were at the end
 * of the last visit.
 */
export function useIsUser(): boolean {
  const { status } = useSession();
  const wasLoggedIn = useServices()?.account.wasLoggedIn ?? false;
  return status === 'user' || (status !== 'guest' && wasLoggedIn);
}
