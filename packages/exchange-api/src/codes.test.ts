import { expect, it } from 'vitest';
import { accountCodes, exchangeCodes, passwordLength, passwordRules } from './index.ts';

/** Codes and rules of the APIs, repeated here, because a change breaks older pages and servers. */
it.each<[string, unknown, unknown]>([
  [
    'exchange codes',
    exchangeCodes,
    {
      badInput: 10001,
      notFound: 10004,
      notLoggedIn: 10007,
      regionBlocked: 30001,
      otherUser: 30008,
    },
  ],
  [
    'account codes',
    accountCodes,
    {
      wrongCredentials: 20001,
      accountExists: 20002,
      wrongCode: 20003,
      codeExpired: 20004,
      tooManyCodes: 20005,
      passkeyRefused: 20006,
      passwordNeeded: 20007,
      countryNotServed: 20008,
      countryUnknown: 20009,
    },
  ],
  ['password rules', passwordRules, ['length', 'mix', 'common', 'own']],
  ['password length', passwordLength, { min: 8, max: 128 }],
])('has the documented %s', (_name, words, expected) => {
  expect(words).toEqual(expected);
});
