import { guestId } from '../../services/session/index.ts';
import { useSyncExternalStore } from 'react';
import { useServices } from './useServices.ts';

/** Id of the user whose data the page shows, `0` for a guest. */
export function useUserId(): string {
  const session = useServices()?.account.session;
  return useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.userId ?? guest,
    guest,
  );
}

const guest = () => guestId;
const subscribeToNothing = () => () => undefined;
