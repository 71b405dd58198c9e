import { ApiError } from '@exchange/api-client/errors';
import { expect, it } from 'vitest';
import { createAttemptKeys } from './attemptKeys.ts';

function counting() {
  let count = 0;
  return createAttemptKeys(() => `key-${++count}`);
}

it('keeps the key while the outcome is unknown', () => {
  const keys = counting();
  expect(keys.take('claim a')).toBe('key-1');
  for (const kind of ['network', 'timeout', 'gateway', 'http', 'empty'] as const) {
    keys.settle('claim a', new ApiError(kind, kind, {}));
    expect(keys.take('claim a'), kind).toBe('key-1');
  }
});

it.each([undefined, new ApiError('business', 'bad business ret_code 30003: not yet', {})])(
  'takes another key after a definite answer: %s',
  (error) => {
    const keys = counting();
    keys.take('claim a');
    keys.settle('claim a', error);
    expect(keys.take('claim a')).toBe('key-2');
  },
);

it('keeps wishes apart', () => {
  const keys = counting();
  expect(keys.take('claim a')).not.toBe(keys.take('claim b'));
});
