import { afterEach, expect, it, vi } from 'vitest';
import { readRegistrationInputs } from '../../services/account/registrationInputs.ts';
import { markInvitation } from './markInvitation.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['', false],
  ['?ref=DEMO2026', true],
  ['?x=1&ref=FRIEND-7&read_only=ref', true],
  ['?ref=+DEMO2026+', true],
  ['?ref=', false],
  ['?ref=a%20b', false],
  ['?ref=%3Cscript%3E', false],
  [`?ref=${'x'.repeat(33)}`, false],
  ['?pref=DEMO2026', false],
])('with the query "%s", marks an invitation: %s', (search, isInvited) => {
  const dataset: DOMStringMap = {};
  const document = { documentElement: { dataset } };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { search });
  markInvitation();
  expect('invited' in dataset).toBe(isInvited);
  // The form fills in the code in the same cases.
  expect(readRegistrationInputs(search).referralCode !== undefined).toBe(isInvited);
});
