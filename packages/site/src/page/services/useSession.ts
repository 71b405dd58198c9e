import { unknownSession, type SessionState } from '../../services/session/sessionState.ts';
import { guestId } from '../../services/session/userId.ts';
import { useSyncExternalStore } from 'react';
import { useServices } from './ServicesContext.ts';

/** Returns the visitor's session. Its state is unknown in the static HTML. */
export function useSession(): SessionState {
  const session = useServices()?.account.session;
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.getState ?? unknown,
    unknown,
  );
}

/** Id of the user whose data the page shows, `0` for a guest. */
export function useUserId(): string {
  const session = useServices()?.account.session;
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.userId ?? guest,
    guest,
  );
}

/** Returns whether the visitor is logged in. Until the server responds, whether they were at the end of the last visit. */
export function useIsUser(): boolean {
  const { status } = useSession();
  const wasLoggedIn = useServices()?.account.wasLoggedIn ?? false;
  return status === 'user' || (status !== 'guest' && wasLoggedIn);
}

const unknown = () => unknownSession;
const guest = () => guestId;
const subscribeToNothing = () => () => undefined;
