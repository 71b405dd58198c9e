import type { KeyValueStorage } from '../runtime/safeStorage.ts';

/** The signals by which a browser says that its owner does not want to be followed. */
interface Signals {
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean | undefined;
  /** Do Not Track: `1` is a refusal. */
  doNotTrack?: string | null | undefined;
}

/** Whether the visitor lets us measure, and their own switch for it. */
export interface Refusal {
  isRefused(): boolean;
  /** A signal of the browser cannot be overruled here. */
  isDecidedByBrowser(): boolean;
  refuse(isRefused: boolean): void;
}

const key = 'exchange:analytics';

export function createRefusal(navigator: Signals, storage: KeyValueStorage): Refusal {
  const isDecidedByBrowser = () =>
    navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
  return {
    isDecidedByBrowser,
    isRefused: () => isDecidedByBrowser() || storage.getItem(key) === 'refused',
    refuse(isRefused) {
      if (isRefused) storage.setItem(key, 'refused');
      else storage.removeItem(key);
    },
  };
}
