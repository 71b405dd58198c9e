import { useSyncExternalStore } from 'react';
import { useServices } from '../runtime/useServices.ts';
import { unknownSession, type SessionState } from './sessionState.ts';

/** The visitor's session. Unknown in the static HTML. */
export function useSession(): SessionState {
  const session = useServices()?.session;
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.getState ?? unknown,
    unknown,
  );
}

const unknown = () => unknownSession;
const subscribeToNothing = () => () => undefined;
