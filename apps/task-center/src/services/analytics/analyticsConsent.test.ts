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
])('reads %j as a refusal: %s', (signals, refused) => {
  const refusal = createAnalyticsConsent(signals, memory());
  expect(refusal.isRefused()).toBe(refused);
  expect(refusal.isDecidedByBrowser()).toBe(refused);
});

it("remembers the visitor's choice on the next visit", () => {
  const storage = memory();
  createAnalyticsConsent({}, storage).refuse(true);
  const next = createAnalyticsConsent({}, storage);
  expect(next.isRefused()).toBe(true);
  expect(next.isDecidedByBrowser()).toBe(false);
  next.refuse(false);
  expect(createAnalyticsConsent({}, storage).isRefused()).toBe(false);
});

it('cannot override a refusal by the browser', () => {
  const refusal = createAnalyticsConsent({ globalPrivacyControl: true }, memory());
  refusal.refuse(false);
  expect(refusal.isRefused()).toBe(true);
});
