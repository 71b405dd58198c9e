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

export function createAnalyticsConsent(
  navigator: Signals,
  storage: KeyValueStorage,
): AnalyticsConsent {
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
