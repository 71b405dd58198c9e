import type { FakeAnswer } from '@exchange/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
  screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;
const clean = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '');

it.each([
  ['Claim by', { claim_by: null }, 'No deadline'],
  ['Valid until', { validity_days: null, valid_until: null }, 'No expiry'],
  ['Valid for', { validity_days: 7, valid_until: null }, /^\W*7\W+days after claiming$/],
  ['Valid until', { valid_until: testStart }, /2026/],
])('shows the fact "%s" for %o', async (name, change, text) => {
  await open(change);
  expect(fact(name)).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
});

it('shows that the limit of an APY booster is the amount that earns the extra yield', async () => {
  await open({
    type: 'apy_booster',
    withdrawal: 'payout',
    value: { amount: '0.05', unit: 'ratio' },
    limit: { amount: '1000', unit: 'USDT' },
  });
  const figure = document.querySelector('.reward-figure')!;
  expect(clean(figure.textContent)).toBe('+5% APYAPY booster');
});

it('leads with what is left of a partly used reward', async () => {
  await open({ remaining: { amount: '6', unit: 'USDT' } });
  const balance = clean(document.querySelector('.reward-balance')!.textContent);
  expect(balance).toBe('Remaining6\u00a0USDTFee couponNot withdrawable6 of 10\u00a0USDT');
  expect(screen.getByRole('progressbar', { name: 'Remaining' })).toHaveProperty('value', 6);
  expect(fact('Remaining')).toBeUndefined();
});

it.each([
  ['coupon', 'primary', /^Prices of crypto-assets can fall/],
  ['loss_cover', 'default', /^Derivatives use leverage/],
  ['apy_booster', 'primary', /^Earn isn't a bank deposit/],
])('names the risk of a %s before the button, whose look is "%s"', async (...each) => {
  const [type, variant, risk] = each;
  await open({ state: 'to_claim', type });
  const claim = screen.getByRole('button', { name: /^Claim/ });
  expect(claim.dataset.variant).toBe(variant);
  const note = screen.getByText(risk);
  expect(note.compareDocumentPosition(claim)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('names what is lost if a reward to claim expires: no money', async () => {
  await open({ state: 'to_claim' });
  screen.getByText('You lose no money if it expires.');
});

it('says nothing of the kind while a reward is in use', async () => {
  await open({ state: 'in_use', needs_activation: true });
  expect(screen.queryByText(/if it expires/)).toBeNull();
});

it.each([
  ['to_claim', { claim_by: testStart + 3_600_000 }],
  ['active', { needs_activation: true, valid_until: testStart + 3_600_000 }],
  ['in_use', { valid_until: testStart + 3_600_000 }],
])(
  'names the company that manages a reward in the state "%s", without an action',
  async (...each) => {
    const [state, change] = each;
    await open({ ...change, state, type: 'bonus', offered_in: 'default' });
    screen.getByText(/^Rewards of your account at Exchange Web Global/);
    const link = screen.getByRole('link', { name: 'My rewards' });
    expect(link.getAttribute('href')).toBe('/task-center/my-rewards?edition=default');
    expect(screen.queryByRole('button', { name: /^(Claim|Activate)/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Use now' })).toBeNull();
    expect(document.querySelector('.reward-deadline')).not.toBeNull();
  },
);

it.each([
  { state: 'to_claim' },
  { state: 'active', needs_activation: true },
  { state: 'in_use' },
  { state: 'expired', remaining: null },
])('shows no action for %j where the task centre is closed', async (change) => {
  await openScreen(RewardScreen, {
    address,
    replies: {
      reward: result({ ...answers.reward, ...change, task_id: 'weekly-trade' }),
      campaigns: refusal('regionBlocked'),
    },
  });
  screen.getByText(/^The Task Center isn't available for your country of residence/);
  expect(document.querySelector('.detail__action')?.textContent ?? '').toBe('');
  expect(screen.queryByRole('link', { name: 'View task' })).toBeNull();
});

it('shows no action before it is known whether the task centre is open', async () => {
  let answer!: (reply: FakeAnswer) => void;
  const campaigns = () => new Promise<FakeAnswer>((resolve) => (answer = resolve));
  await openScreen(RewardScreen, {
    address,
    replies: { reward: result({ ...answers.reward, state: 'to_claim' }), campaigns },
  });
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  answer({ type: 'result', result: answers.campaigns });
  await pass(10);
  screen.getByRole('button', { name: /^Claim/ });
});

it('shows its action even if the server does not say whether the task centre is open', async () => {
  await openScreen(RewardScreen, {
    address,
    replies: {
      reward: result({ ...answers.reward, state: 'to_claim' }),
      campaigns: { type: 'reply', status: 502, body: '' },
    },
  });
  screen.getByRole('button', { name: /^Claim/ });
});

it('shows why a reward was revoked, and nothing that is left of it', async () => {
  const reason = { text: 'Trades with yourself are not allowed.', values: {} };
  await open({ state: 'revoked', remaining: null, revoked: { at: testStart, reason } });
  expect(clean(fact('Revoked'))).toMatch(/^Trades with yourself are not allowed\. .*2026/);
  expect(fact('Remaining')).toBeUndefined();
});

it('says how an expired reward ended, and not what could be withdrawn', async () => {
  const remaining = { amount: '10', unit: 'USDT' };
  const claimed = { claimed_at: testStart, claim_by: null };
  await open({ state: 'expired', remaining, ...claimed, needs_activation: true });
  expect(fact('Status')).toBe('Not activated');
  expect(clean(fact('Used'))).toBe('0 of 10\u00a0USDT');
  expect(fact('Remaining')).toBeUndefined();
  expect(screen.queryByText(/withdrawable|^Withdrawal$/i)).toBeNull();
});

it('says how much of a reward was used before it expired', async () => {
  await open({ state: 'expired', remaining: { amount: '6', unit: 'USDT' }, claimed_at: testStart });
  expect(clean(fact('Used'))).toBe('4 of 10\u00a0USDT');
  expect(fact('Status')).toBeUndefined();
  expect(document.querySelector('.reward-balance')).toBeNull();
});

it('names what the withdrawal of coins costs, as long as they can be claimed', async () => {
  const coins = { withdrawal: 'full', withdrawal_fee: { amount: '0.00002', unit: 'BTC' } };
  await open(coins);
  expect(clean(fact('Withdrawal'))).toBe('Yes. Withdrawing costs 0.00002\u00a0BTC.');
});

it('shows where a reward comes from', async () => {
  await open({ origin: { text: 'Spot Sprint', values: {} } });
  expect(fact('From')).toBe('Spot Sprint');
});

it.each(['mystery_box', 'points', 'airdrop'])(
  'shows no remaining amount for %s, which is not used in parts',
  async (type) => {
    await open({ type });
    expect(fact('Issued')).toBeDefined();
    expect(fact('Remaining')).toBeUndefined();
  },
);

describe('the history', () => {
  const openHistory = (type: string, kind: string) =>
    openScreen(RewardScreen, {
      address,
      replies: {
        reward: result({ ...answers.reward, type, state: 'used_up' }),
        usage: result({
          items: [
            {
              usage_id: '1',
              at: testStart,
              kind,
              value: { amount: '50', unit: 'USDT' },
              opened: null,
            },
          ],
          next_cursor: null,
        }),
      },
    });
  const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('contains the used amounts', async () => {
    await openHistory('coupon', 'trade');
    expect(columns()).toEqual(['Activity', 'Date', 'Amount']);
    screen.getByRole('rowheader', { name: 'Spot trade' });
    expect(clean(screen.getAllByRole('cell').at(-1)!.textContent)).toBe('Amount50\u00a0USDT');
  });

  it('names the margin of a reward to trade with, which is neither profit nor loss', async () => {
    await openHistory('bonus', 'derivatives');
    expect(columns().at(-1)).toBe('Margin used');
  });

  it.each([
    ['opened', 'Opened'],
    ['revoked', 'Revoked'],
  ])(
    'contains no amount for a mystery box that was %s without a known content',
    async (kind, name) => {
      await openHistory('mystery_box', kind);
      screen.getByRole('rowheader', { name });
      expect(columns()).toEqual(['Activity', 'Date']);
    },
  );

  it('is left out if there is no activity', async () => {
    await open({ state: 'expired' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'History' })).toBeNull());
  });
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
  ['claimReward', 'coupon', 'to_claim', false, /^Reward received: /],
  ['activate', 'coupon', 'active', false, /^Reward activated: /],
  ['activate', 'mystery_box', 'active', true, /^Reward received: /],
] as const)('shows the result of %s for a %s', async (call, type, state, isOpened, text) => {
  const { server, user } = await open({ type, state, needs_activation: true });
  const [reward] = answers.rewards.items;
  server.answer(call, result({ reward, opened: isOpened ? reward : null }));
  await user.click(screen.getByRole('button', { name: /^(Claim|Activate|Open box)/ }));
  await pass(100);
  screen.getByText(text);
});

it.each([
  ['coupon', /^Activate/],
  ['mystery_box', /^Open box/],
])('explains that a %s was already activated or opened', async (type, name) => {
  const { server, user } = await open({ type, state: 'active', needs_activation: true });
  server.answer('activate', refusal('cannotActivate'));
  await user.click(screen.getByRole('button', { name }));
  await pass(100);
  const text = "You've already activated or opened this reward.";
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});
