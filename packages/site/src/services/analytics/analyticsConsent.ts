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
  /** Allows analytics. Stores the choice with the version of what was asked. */
  allow(): void;
  /** Refuses analytics, and stores the choice. */
  refuse(): void;
  /** Calls the listener after each choice, also in other tabs. Returns a function that stops this. */
  subscribe(listener: () => void): () => void;
}

const key = 'exchange:analytics';

/** Version of the question. Visitors who allowed an older version are asked again. */
const version = 1;

interface Options {
  navigator: Signals;
  storage: KeyValueStorage;
  /** Whether analytics are refused until the visitor allows them. */
  needsOptIn: boolean;
  /** Window of the page, which receives `storage` events from other tabs. */
  tab: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export function createAnalyticsConsent({
  navigator,
  storage,
  needsOptIn,
  tab,
}: Options): AnalyticsConsent {
  const listeners = new Set<() => void>();
  const isDecidedByBrowser = () =>
    navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';

  function getState(): ConsentState {
    const [choice, asked] = (storage.getItem(key) ?? '').split(' ');
    if (isDecidedByBrowser() || choice === 'refused') return 'refused';
    if (choice === 'allowed' && Number(asked) === version) return 'allowed';
    return needsOptIn ? 'undecided' : 'allowed';
  }

  function choose(choice: 'allowed' | 'refused') {
    storage.setItem(key, `${choice} ${version}`);
    for (const listener of listeners) listener();
  }

  return {
    getState,
    isRefused: () => getState() !== 'allowed',
    isDecidedByBrowser,
    allow: () => choose('allowed'),
    refuse: () => choose('refused'),
    subscribe(listener) {
      // The key is null after `localStorage.clear()`.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      tab.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        tab.removeEventListener('storage', onStorage);
      };
    },
  };
}
