import { expect, it } from 'vitest';
import { describeParameter } from './describeParameter.ts';

it.each([
  [{}, '1 to 15 capital letters and digits'],
  [{ format: 'number', default: '4' } as const, '1 to 15 digits; 4 if it is absent'],
  [
    { format: 'id', optional: true } as const,
    '1 to 64 letters, digits, “_” and “-”; left out if it is absent',
  ],
  [
    { case: { web: 'lower', native: 'upper' } } as const,
    '1 to 15 capital letters and digits; in capitals or small letters',
  ],
  [{ format: /[a-z]+/ }, 'a value that its format accepts'],
  [
    { endings: { USD_Q: 'USD0930', USDQ: 'USD0930' } },
    '1 to 15 capital letters and digits, followed by USD_Q or USDQ',
  ],
])('describes %j', (parameter, text) => {
  expect(describeParameter(parameter)).toBe(text);
});
