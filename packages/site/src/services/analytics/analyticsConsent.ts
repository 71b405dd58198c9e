import type { KeyValueStorage } from '../browser/safeStorage.ts';

/** Browser signals that opt the visitor out of tracking. */
interface Signals {
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean | undefined;
  /** Do Not Track. `1` means refusal. */
  doNotTrack?: string | null | undefined;
}

/** Whether the visitor refuses analytics, and the setting to change it. */
export interface AnalyticsConsent {
  isRefused(): boolean;
  /** True if a browser signal refuses analytics. The setting cannot override it. */
  isDecidedByBrowser(): boolean;
  refuse(isRefused: boolean): void;
}

const key = 'exchange:analytics';

/**
 * @param needsOptIn - whether analytics are refused until the visitor allows them
 */
export function createAnalyticsConsent(
  navigator: Signals,
  storage: KeyValueStorage,
  needsOptIn: boolean,
): AnalyticsConsent {
  const isDecidedByBrowser = () =>
    navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
  return {
    isDecidedByBrowser,
    isRefused() {
      const choice = storage.getItem(key);
      const isAllowed = needsOptIn ? choice === 'allowed' : choice !== 'refused';
      return isDecidedByBrowser() || !isAllowed;
    },
    refuse: (isRefused) => storage.setItem(key, isRefused ? 'refused' : 'allowed'),
  };
}
