import { expect, it } from 'vitest';
import { safeStorage } from '../browser/safeStorage.ts';
import { createAnalyticsConsent } from './analyticsConsent.ts';

/** Storage that lasts for one test. */
const memory = () =>
  safeStorage(() => {
    throw new Error('none');
  });

it.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
  [{ globalPrivacyControl: false }, false],
  [{}, false],
])('reads the browser signals %j as a refusal: %s', (signals, refused) => {
  const refusal = createAnalyticsConsent(signals, memory(), false);
  expect(refusal.isRefused()).toBe(refused);
  expect(refusal.isDecidedByBrowser()).toBe(refused);
});

it("remembers the visitor's choice on the next visit", () => {
  const storage = memory();
  createAnalyticsConsent({}, storage, false).refuse(true);
  const next = createAnalyticsConsent({}, storage, false);
  expect(next.isRefused()).toBe(true);
  expect(next.isDecidedByBrowser()).toBe(false);
  next.refuse(false);
  expect(createAnalyticsConsent({}, storage, false).isRefused()).toBe(false);
});

it.each([true, false])(
  'cannot override a refusal by the browser, with required opt-in: %s',
  (needsOptIn) => {
    const refusal = createAnalyticsConsent({ globalPrivacyControl: true }, memory(), needsOptIn);
    refusal.refuse(false);
    expect(refusal.isRefused()).toBe(true);
  },
);

it('counts as refused until the visitor agrees, if the edition requires opt-in', () => {
  const storage = memory();
  const consent = createAnalyticsConsent({}, storage, true);
  expect(consent.isRefused()).toBe(true);
  expect(consent.isDecidedByBrowser()).toBe(false);
  consent.refuse(false);
  expect(createAnalyticsConsent({}, storage, true).isRefused()).toBe(false);
  consent.refuse(true);
  expect(createAnalyticsConsent({}, storage, true).isRefused()).toBe(true);
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
  expect(createAnalyticsConsent({}, storage, true).getState()).toBe(optIn);
  expect(createAnalyticsConsent({}, storage, false).getState()).toBe(optOut);
});

it('tells its listeners about a choice until they stop listening', () => {
  const consent = createAnalyticsConsent({}, memory(), true);
  const states: string[] = [];
  const stop = consent.subscribe(() => states.push(consent.getState()));
  consent.refuse(false);
  consent.refuse(true);
  stop();
  consent.refuse(false);
  expect(states).toEqual(['allowed', 'refused']);
});
