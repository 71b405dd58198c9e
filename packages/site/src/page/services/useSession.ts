import { type SessionState, unknownSession } from '../../services/session/index.ts';
import { useSyncExternalStore } from 'react';
import { useServices } from './useServices.ts';

/** Returns the visitor's session. Its state is unknown in the static HTML. */
export function useSession(): SessionState {
  const session = useServices()?.account.session;
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.getState ?? unknown,
    unknown,
  );
}

const unknown = () => unknownSession;
const subscribeToNothing = () => () => undefined;
