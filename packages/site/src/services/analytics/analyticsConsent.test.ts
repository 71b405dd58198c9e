import { expect, it } from 'vitest';
import { safeStorage, type KeyValueStorage } from '../browser/safeStorage.ts';
import { createAnalyticsConsent } from './analyticsConsent.ts';

/** Storage that lasts for one test. */
const memory = () =>
  safeStorage(() => {
    throw new Error('none');
  });

/** Consent of a visitor whose browser sends no signal. */
const consentOf = (storage: KeyValueStorage, { needsOptIn = false } = {}) =>
  createAnalyticsConsent({ navigator: {}, storage, needsOptIn, tab: new EventTarget() as Window });

it.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
  [{ globalPrivacyControl: false }, false],
  [{}, false],
])('reads the browser signals %j as a refusal: %s', (signals, refused) => {
  const consent = createAnalyticsConsent({
    navigator: signals,
    storage: memory(),
    needsOptIn: false,
    tab: new EventTarget() as Window,
  });
  expect(consent.isRefused()).toBe(refused);
  expect(consent.isDecidedByBrowser()).toBe(refused);
});

it("restores the visitor's choice on the next visit", () => {
  const storage = memory();
  consentOf(storage).refuse();
  const next = consentOf(storage);
  expect(next.isRefused()).toBe(true);
  expect(next.isDecidedByBrowser()).toBe(false);
  next.allow();
  expect(consentOf(storage).isRefused()).toBe(false);
});

it.each([true, false])(
  'cannot override a refusal by the browser, with required opt-in: %s',
  (needsOptIn) => {
    const consent = createAnalyticsConsent({
      navigator: { globalPrivacyControl: true },
      storage: memory(),
      needsOptIn,
      tab: new EventTarget() as Window,
    });
    consent.allow();
    expect(consent.isRefused()).toBe(true);
  },
);

it('counts as refused until the visitor agrees, if the edition requires opt-in', () => {
  const storage = memory();
  const consent = consentOf(storage, { needsOptIn: true });
  expect(consent.isRefused()).toBe(true);
  expect(consent.isDecidedByBrowser()).toBe(false);
  consent.allow();
  expect(consentOf(storage, { needsOptIn: true }).isRefused()).toBe(false);
  consent.refuse();
  expect(consentOf(storage, { needsOptIn: true }).isRefused()).toBe(true);
});

it.each([
  [null, 'undecided', 'allowed'],
  ['allowed 1', 'allowed', 'allowed'],
  ['allowed 0', 'undecided', 'allowed'],
  ['allowed', 'undecided', 'allowed'],
  ['refused', 'refused', 'refused'],
  ['refused 0', 'refused', 'refused'],
  ['???', 'undecided', 'allowed'],
])('reads the stored choice %j with opt-in as %s and without as %s', (stored, optIn, optOut) => {
  const storage = memory();
  if (stored !== null) storage.setItem('exchange:analytics', stored);
  expect(consentOf(storage, { needsOptIn: true }).getState()).toBe(optIn);
  expect(consentOf(storage).getState()).toBe(optOut);
});

it('notifies its listeners of a choice until they are removed', () => {
  const consent = consentOf(memory(), { needsOptIn: true });
  const states: string[] = [];
  const stop = consent.subscribe(() => states.push(consent.getState()));
  consent.allow();
  consent.refuse();
  stop();
  consent.allow();
  expect(states).toEqual(['allowed', 'refused']);
});

it('follows a choice in another tab until its last listener is removed', () => {
  const tab = new EventTarget();
  const storage = memory();
  const consent = createAnalyticsConsent({
    navigator: {},
    storage,
    needsOptIn: true,
    tab: tab as Window,
  });
  const states: string[] = [];
  const stop = consent.subscribe(() => states.push(consent.getState()));
  const chooseElsewhere = (choice: string, key: string | null = 'exchange:analytics') => {
    storage.setItem('exchange:analytics', choice);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  chooseElsewhere('allowed 1');
  chooseElsewhere('refused 1');
  chooseElsewhere('refused 1', 'another key');
  storage.removeItem('exchange:analytics');
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  stop();
  chooseElsewhere('allowed 1');
  expect(states).toEqual(['allowed', 'refused', 'undecided']);
});
