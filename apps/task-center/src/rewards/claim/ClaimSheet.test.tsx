import type { RewardPreview } from '@exchange/task-center-api';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dailyTask, testStart } from '../../../test/answers.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { ClaimSheet, inClaimGroups, type ClaimItem } from './ClaimSheet.tsx';

const item = (
  type: RewardPreview['type'],
  withdrawal: RewardPreview['withdrawal'],
  days: number | null,
  unit = 'USDT',
) => ({
  name: `${type} ${days}`,
  reward: {
    ...dailyTask.reward,
    type,
    withdrawal,
    validity_days: days,
    value: { amount: '10', unit },
  },
});

it('puts what is payable first, and then the shortest time to use', () => {
  const groups = inClaimGroups([
    item('points', 'none', 365, 'points'),
    item('coupon', 'none', 30),
    item('bonus', 'profit', 14),
    item('trial_fund', 'profit', 3),
    item('airdrop', 'full', null, 'ETH'),
    item('coupon', 'none', 14),
  ]);
  expect(groups.atOnce.map(({ name }) => name)).toEqual(['airdrop null', 'points 365']);
  expect(groups.withClock.map(({ name }) => name)).toEqual([
    'trial_fund 3',
    'bonus 14',
    'coupon 14',
    'coupon 30',
  ]);
});

it('puts rewards in the order of their last day to claim', () => {
  const { withClock } = inClaimGroups([
    { ...item('coupon', 'none', 30), claim_by: null },
    { ...item('coupon', 'none', 90), claim_by: 1 },
    { ...item('coupon', 'none', 30), claim_by: 3 },
    { ...item('coupon', 'none', 30), claim_by: 2 },
  ]);
  expect(withClock.map(({ claim_by: end }) => end)).toEqual([1, 2, 3, null]);
});

const textOf = ({ textContent }: Element) => textContent;

async function openSheet(items: ClaimItem[]) {
  const onClaim = vi.fn(() => Promise.resolve());
  const { user } = await openScreen(() => (
    <ClaimSheet items={items} onClaim={onClaim} onClose={() => undefined} />
  ));
  return { user, onClaim };
}

const claimable = (id: string, ...args: Parameters<typeof item>) => ({
  claim_id: id,
  title: { text: 'Trading coupon', values: {} },
  reward: item(...args).reward,
});

it('claims all with one button, also what is for derivatives', async () => {
  const { user, onClaim } = await openSheet([
    claimable('1', 'bonus', 'profit', 14),
    claimable('2', 'coupon', 'none', 30),
    claimable('3', 'points', 'none', 365, 'points'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Claim all 3' }));
  expect(onClaim).toHaveBeenCalledExactlyOnceWith(['1', '2', '3']);
});

it('claims only what is not for derivatives', async () => {
  const { user, onClaim } = await openSheet([
    claimable('1', 'bonus', 'profit', 14),
    claimable('2', 'coupon', 'none', 30),
    claimable('3', 'points', 'none', 365, 'points'),
  ]);
  screen.getByRole('link', { name: 'Full rules' });
  screen.getByRole('button', { name: /^Claim \(\W*\d/ });
  await user.click(screen.getByRole('button', { name: /^Claim .2. without derivatives$/ }));
  expect(onClaim).toHaveBeenCalledExactlyOnceWith(['2', '3']);
});

it('puts what is for derivatives last, with its risk, and leaves it out of a choice at first', async () => {
  const { user, onClaim } = await openSheet([
    claimable('1', 'bonus', 'profit', 3),
    claimable('2', 'coupon', 'none', 30),
    claimable('3', 'points', 'none', 365, 'points'),
  ]);
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map(textOf);
  expect(headings()).toEqual([
    'Yours at once',
    'The clock starts when you claim',
    'For derivatives',
  ]);
  within(screen.getByRole('region', { name: 'For derivatives' })).getByText(
    /^Derivatives use leverage\./,
  );
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(headings().at(-1)).toBe('For derivatives: left out unless you choose them');
  await user.click(screen.getByRole('button', { name: /^Claim \W*2/ }));
  expect(onClaim).toHaveBeenCalledExactlyOnceWith(['2', '3']);
});

it('says of each reward until when to claim it and how long it can then be used', async () => {
  await openSheet([
    { ...claimable('1', 'coupon', 'none', 30), claim_by: testStart },
    { ...claimable('2', 'coupon', 'none', 90), claim_by: Date.UTC(2026, 11, 8) },
    claimable('3', 'coupon', 'none', 14),
  ]);
  const times = [...document.querySelectorAll('.claim-list__time')].map(({ textContent }) =>
    textContent.replace(/[\u2066\u2069]/g, '').replaceAll(/\s/g, ' '),
  );
  expect(times).toEqual([
    'Claim by Nov 21, 12:00 PM UTC then 30 days to use',
    'Claim by Dec 8, 12:00 AM UTC then 90 days to use',
    '14 days to use',
  ]);
});

it('says of each reward what can be withdrawn, and above the buttons what can be lost', async () => {
  await openSheet([
    claimable('1', 'coupon', 'none', 30),
    claimable('2', 'points', 'none', 365, 'points'),
    claimable('3', 'bonus', 'profit', 14),
    claimable('4', 'trial_fund', 'profit', 3),
  ]);
  expect(document.querySelector('.kind-legend')).toBeNull();
  expect(screen.getAllByText('Not withdrawable')).toHaveLength(2);
  expect(screen.getAllByText('Only profits withdrawable')).toHaveLength(2);
  const risk = document.querySelector('.claim-risk')?.textContent.replace(/[\u2066\u2069]/g, '');
  expect(risk).toMatch(
    /^Prices of .* 2 for derivatives: leverage, you can lose your whole margin\.$/,
  );
});

it('sums what is credited at once, unless the visitor chooses', async () => {
  const { user } = await openSheet([
    claimable('1', 'coupon', 'none', 30),
    claimable('2', 'points', 'none', 365, 'points'),
    claimable('3', 'points', 'none', 365, 'points'),
  ]);
  const rows = () => {
    const group = screen.getByRole('region', { name: 'Yours at once' });
    return within(group).getAllByRole('listitem').length;
  };
  expect(rows()).toBe(1);
  screen.getByText(/^\W*20\W+points\W*$/);
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(rows()).toBe(2);
});

it('shows on the pressed button alone that the claim is under way, and ignores further presses', async () => {
  const { user, onClaim } = await openSheet([
    claimable('1', 'bonus', 'profit', 14),
    claimable('2', 'coupon', 'none', 30),
  ]);
  onClaim.mockReturnValue(new Promise(() => undefined));
  const all = screen.getByRole('button', { name: 'Claim all 2' });
  const safe = screen.getByRole('button', { name: /without derivatives$/ });
  await user.click(safe);
  await user.click(safe);
  await user.click(all);
  expect([safe, all].map((button) => button.getAttribute('aria-busy'))).toEqual(['true', null]);
  expect(onClaim).toHaveBeenCalledExactlyOnceWith(['2']);
});

it('offers the same part of the rewards once', async () => {
  await openSheet([
    claimable('1', 'bonus', 'profit', 14),
    claimable('2', 'points', 'none', 365, 'points'),
  ]);
  screen.getByRole('button', { name: /^Claim .1. without derivatives$/ });
  expect(screen.queryByRole('button', { name: /^Claim \(/ })).toBeNull();
});

it.each([
  ['Fee coupon', 1],
  ['Weekly trade', 2],
])('names where a reward is from, unless that is its kind: %s', async (text, names) => {
  await openSheet([{ ...claimable('1', 'coupon', 'none', 30), title: { text, values: {} } }]);
  const row = document.querySelector<HTMLElement>('.claim-list > li')!;
  expect(within(row).getAllByText(/^(Fee coupon|Weekly trade)$/)).toHaveLength(names);
});
