import { ApiError } from '@exchange/api-client/errors';
import { expect, it } from 'vitest';
import { isForOtherUser } from './userId.ts';

it.each([
  [new ApiError('business', 'no', { code: 30008 }), true],
  [new ApiError('business', 'no', { code: '30008' }), true],
  [new ApiError('business', 'no', { code: 30001 }), false],
  [new ApiError('network', 'no', {}), false],
  [{ code: 30008 }, false],
  [undefined, false],
])('recognizes whether %o refuses a call of another user: %s', (error, expected) => {
  expect(isForOtherUser(error)).toBe(expected);
});
