import { ApiError } from '@exchange/api-client/errors';
import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotencyKeys.ts';

function createCountedKeys() {
  let count = 0;
  return createIdempotencyKeys(() => `key-${++count}`);
}

it('keeps the key while the outcome is unknown', () => {
  const keys = createCountedKeys();
  expect(keys.take('claim a')).toBe('key-1');
  for (const kind of ['network', 'timeout', 'gateway', 'http', 'empty'] as const) {
    keys.settle('claim a', new ApiError(kind, kind, { code: 502, status: 502 }));
    expect(keys.take('claim a'), kind).toBe('key-1');
  }
});

it.each([undefined, new ApiError('business', 'bad business ret_code 30003: not yet', {})])(
  'creates a new key after a definite outcome: %s',
  (error) => {
    const keys = createCountedKeys();
    keys.take('claim a');
    keys.settle('claim a', error);
    expect(keys.take('claim a')).toBe('key-2');
  },
);

it('continues with the key of an attempt in another page', () => {
  const keys = createCountedKeys();
  expect(keys.take('claim a', 'earlier')).toBe('earlier');
  keys.settle('claim a', new ApiError('timeout', 'timeout', {}));
  expect(keys.take('claim a')).toBe('earlier');
});

it('uses different keys for different actions', () => {
  const keys = createCountedKeys();
  expect(keys.take('claim a')).not.toBe(keys.take('claim b'));
});
