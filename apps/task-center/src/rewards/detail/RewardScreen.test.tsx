import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { refusal, result } from '../../../test/fakeServer.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { RewardScreen } from './RewardScreen.tsx';

const address = '/en/task-center/reward-detail?reward-id=14';
const open = (change: object) =>
  openScreen(RewardScreen, {
    address,
    replies: { reward: result({ ...answers.reward, ...change }) },
  });

const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

it.each([
  ['Claim by', { claim_by: null }, 'No deadline'],
  ['Validity', { validity_days: null, valid_until: null }, 'No expiry'],
  ['Validity', { validity_days: 7, valid_until: null }, /^\W*7\W+days after claiming$/],
  ['Valid until', { valid_until: testStart }, /2026/],
])('shows the fact "%s" for %o', async (name, change, text) => {
  await open(change);
  expect(fact(name)).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
});

it.each([
  ['claimReward', /^Claim/, {}, 'Claiming…'],
  ['activate', /^Activate/, { state: 'active', needs_activation: true }, 'Activating…'],
  [
    'activate',
    /^Open box/,
    { type: 'mystery_box', state: 'active', needs_activation: true },
    'Opening the box…',
  ],
] as const)(
  'announces a pending call to %s after a click on %s',
  async (call, name, change, text) => {
    const { server, user } = await open(change);
    server.answer(call, { type: 'hang' });
    await user.click(screen.getByRole('button', { name }));
    await pass(1);
    screen.getByText(text, { selector: '[role=status]' });
  },
);

it.each([
  ['coupon', /^Activate/],
  ['mystery_box', /^Open box/],
])('explains that a %s was already activated or opened', async (type, name) => {
  const { server, user } = await open({ type, state: 'active', needs_activation: true });
  server.answer('activate', refusal(30007));
  await user.click(screen.getByRole('button', { name }));
  await pass(100);
  const text = "You've already activated or opened this reward.";
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});
