import { ApiError } from '@exchange/api-client/errors';
import { expect, it } from 'vitest';
import { createTaskCenter, type TaskCenter } from './taskCenter.ts';

/** Creates a task centre whose calls have the given outcomes, one after another, and then succeed. */
function openTaskCenter(...outcomes: (Error | undefined)[]) {
  let createdKeys = 0;
  const keys: unknown[] = [];
  const { write }: TaskCenter = createTaskCenter(
    {
      request({ idempotencyKey }) {
        keys.push(idempotencyKey);
        const error = outcomes.shift();
        return error ? Promise.reject(error) : Promise.resolve({} as never);
      },
    },
    'default',
    () => `key-${++createdKeys}`,
  );
  return {
    keys,
    async claim(rewardId = 'a', options: { userId?: string; earlierKey?: string } = {}) {
      const caller = { lang: 'en', userId: '1', ...options };
      await write('claimReward', { reward_id: rewardId }, caller).catch(() => undefined);
    },
  };
}

const lost = new ApiError('timeout', 'timeout', {});

it('keeps the key of a write while its outcome is unknown', async () => {
  const kinds = ['network', 'timeout', 'gateway', 'http', 'empty'] as const;
  const { claim, keys } = openTaskCenter(
    ...kinds.map((kind) => new ApiError(kind, kind, { code: 502, status: 502 })),
  );
  for (let attempt = 0; attempt <= kinds.length; attempt += 1) await claim();
  expect(new Set(keys)).toEqual(new Set(['key-1']));
});

it.each([undefined, new ApiError('business', 'bad business ret_code 30003: not yet', {})])(
  'creates a new key after a definite outcome: %s',
  async (outcome) => {
    const { claim, keys } = openTaskCenter(outcome);
    await claim();
    await claim();
    expect(keys).toEqual(['key-1', 'key-2']);
  },
);

it('continues with the key of an attempt in another page', async () => {
  const { claim, keys } = openTaskCenter(lost);
  await claim('a', { earlierKey: 'earlier' });
  await claim();
  expect(keys).toEqual(['earlier', 'earlier']);
});

it('uses different keys for different writes and users', async () => {
  const { claim, keys } = openTaskCenter(lost, lost, lost);
  await claim('a');
  await claim('b');
  await claim('a', { userId: '2' });
  expect(keys).toEqual(['key-1', 'key-2', 'key-3']);
});
