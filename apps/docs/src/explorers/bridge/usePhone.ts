import { useMemo, useSyncExternalStore } from 'react';
import type { PhoneSettings } from './phoneSettings.ts';
import { noPhone, phoneWhileWatched } from './phoneWhileWatched.ts';

/** Returns a simulated app and its state. Changed settings start a new app. */
export function usePhone({ appVersion, arrival, fault }: PhoneSettings) {
  const phone = useMemo(
    () => phoneWhileWatched({ appVersion, arrival, fault }),
    [appVersion, arrival, fault],
  );
  const state = useSyncExternalStore(phone.subscribe, phone.getState, () => noPhone);
  return { phone, state };
}
