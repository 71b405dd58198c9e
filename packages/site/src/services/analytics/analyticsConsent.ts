import type { KeyValueStorage } from '../browser/safeStorage.ts';

/** Browser signals that opt the visitor out of tracking. */
interface Signals {
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean | undefined;
  /** Do Not Track. `1` means refusal. */
  doNotTrack?: string | null | undefined;
}

/** `undecided` counts as a refusal. The site asks these visitors. */
export type ConsentState = 'allowed' | 'refused' | 'undecided';

/** Whether the visitor allows analytics, and the setting to change it. */
export interface AnalyticsConsent {
  getState(): ConsentState;
  /** True unless the visitor or the region allows analytics. */
  isRefused(): boolean;
  /** True if a browser signal refuses analytics. The setting cannot override it. */
  isDecidedByBrowser(): boolean;
  /** Stores the visitor's choice with the version of what was asked. */
  refuse(isRefused: boolean): void;
  /** Calls the listener after each choice on this page. Returns a function that stops this. */
  subscribe(listener: () => void): () => void;
}

const key = 'exchange:analytics';

/** Version of what visitors are asked. A new version asks those again who allowed an older one. */
const version = 1;

/**
 * @param needsOptIn - whether analytics are refused until the visitor allows them
 */
export function createAnalyticsConsent(
  navigator: Signals,
  storage: KeyValueStorage,
  needsOptIn: boolean,
): AnalyticsConsent {
  const listeners = new Set<() => void>();
  const isDecidedByBrowser = () =>
    navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';

  function getState(): ConsentState {
    const [choice, asked] = (storage.getItem(key) ?? '').split(' ');
    if (isDecidedByBrowser() || choice === 'refused') return 'refused';
    if (choice === 'allowed' && Number(asked) === version) return 'allowed';
    return needsOptIn ? 'undecided' : 'allowed';
  }

  return {
    getState,
    isRefused: () => getState() !== 'allowed',
    isDecidedByBrowser,
    refuse(isRefused) {
      storage.setItem(key, `${isRefused ? 'refused' : 'allowed'} ${version}`);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
