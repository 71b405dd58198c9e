import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers, testStart } from '../../test/answers.ts';
import { refusal, result } from '../../test/fakeServer.ts';
import { openPage, pass, windowsLoad } from '../../test/openPage.tsx';
import { createInterruptedWrites, type StoredWrite } from '../services/interruptedWrites.ts';

const [reward] = answers.rewards.items;
const write = {
  name: 'claimReward',
  body: { reward_id: '14' },
  idempotencyKey: 'key-of-the-attempt',
} as const;

beforeEach(() => sessionStorage.clear());

/** Opens a page after a write of user `userId` was interrupted. The page belongs to user 1, or to a guest. */
async function openAfter(
  userId: string,
  options: Parameters<typeof openPage>[1],
  interrupted: StoredWrite = write,
) {
  createInterruptedWrites(sessionStorage, () => testStart).store(userId, interrupted);
  const page = await openPage(() => null, options);
  await windowsLoad();
  await pass(100);
  return page;
}

it('sends the write again, and shows the reward with its next step', async () => {
  const claimed = { ...reward!, state: 'active' };
  const { server } = await openAfter('1', {
    replies: { claimReward: result({ reward: claimed, opened: null }) },
  });
  const [call] = server.callsOf('claimReward');
  expect(call?.body).toEqual(write.body);
  expect(server.callsOf('claimReward')).toHaveLength(1);
  const receipt = within(screen.getByRole('dialog', { name: /^Reward received/ }));
  receipt.getByRole('link', { name: /^View: / });
  expect(createInterruptedWrites(sessionStorage).hasWrite()).toBe(false);
});

it('repeats the refused attempt with its key, so that two tabs do it once', async () => {
  const { server } = await openAfter('1', {});
  const [call] = server.callsOf('claimReward');
  expect(call?.headers['idempotency-key']).toBe(write.idempotencyKey);
});

it('leaves the key to the page if the response is lost', async () => {
  const { services, server } = await openAfter('1', { replies: { claimReward: { type: 'drop' } } });
  server.answer('claimReward', { type: 'hang' });
  void services.taskCenter?.write(write.name, write.body, { lang: 'en', userId: '1' });
  await pass(1);
  const call = server.callsOf('claimReward').at(-1);
  expect(call?.headers['idempotency-key']).toBe(write.idempotencyKey);
});

it('shows what was in a box that it opened', async () => {
  const box = { ...reward!, type: 'mystery_box', state: 'used_up' };
  const opened = { ...reward!, reward_id: '21', value: { amount: '7', unit: 'USDT' } };
  await openAfter('1', { replies: { claimReward: result({ reward: box, opened }) } });
  const receipt = within(screen.getByRole('dialog', { name: /7.USDT/ }));
  const link = receipt.getByRole('link', { name: /^View: / });
  expect(link.getAttribute('href')).toContain('reward-id=21');
});

describe('after claiming everything was interrupted', () => {
  const counts = { claimed_tasks: 0, claimed_rewards: 0 };
  const claimAll: StoredWrite = { ...write, name: 'claimAll', body: {} };

  it('shows how many rewards it received', async () => {
    const rewards = ['31', '32'].map((id) => ({ ...reward!, reward_id: id, state: 'active' }));
    await openAfter('1', { replies: { claimAll: result({ ...counts, rewards }) } }, claimAll);
    screen.getByRole('dialog', { name: 'You claimed 2 rewards.' });
  });

  it('reports that nothing was left to claim', async () => {
    await openAfter('1', { replies: { claimAll: result({ ...counts, rewards: [] }) } }, claimAll);
    screen.getByText("There's nothing left to claim.");
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('explains why the write failed again, without another attempt', async () => {
  const { server, services } = await openAfter('1', {
    replies: { claimReward: refusal('notLoggedIn') },
  });
  screen.getByText("You've been logged out. Log in and try again.");
  expect(server.callsOf('claimReward')).toHaveLength(1);
  expect(services.interruptedWrites.hasWrite()).toBe(false);
});

it.each([
  ['another user', '2', {}],
  ['a guest', '1', { isGuest: true }],
])('sends nothing for %s', async (_who, userId, options) => {
  const { server } = await openAfter(userId, options);
  expect(server.callsOf('claimReward')).toHaveLength(0);
});
