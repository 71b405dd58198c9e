import { expect, it } from 'vitest';
import { safeStorage } from '../runtime/safeStorage.ts';
import { createRefusal } from './refusal.ts';

/** Forgets with the test. */
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
])('takes %j for a refusal: %s', (signals, refused) => {
  const refusal = createRefusal(signals, memory());
  expect(refusal.isRefused()).toBe(refused);
  expect(refusal.isDecidedByBrowser()).toBe(refused);
});

it('has a switch of its own, which the next visit remembers', () => {
  const storage = memory();
  createRefusal({}, storage).refuse(true);
  const next = createRefusal({}, storage);
  expect(next.isRefused()).toBe(true);
  expect(next.isDecidedByBrowser()).toBe(false);
  next.refuse(false);
  expect(createRefusal({}, storage).isRefused()).toBe(false);
});

it('cannot be switched on against the browser', () => {
  const refusal = createRefusal({ globalPrivacyControl: true }, memory());
  refusal.refuse(false);
  expect(refusal.isRefused()).toBe(true);
});
