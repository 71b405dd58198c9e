import { act, screen } from '@testing-library/react';
import type { Claimable } from '@exchange/task-center-api';
import { expect, it, vi } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { startsWithClaim } from '../rewardTime.ts';
import { ClaimWindowsProvider, useClaimWindows } from './ClaimWindows.tsx';

const [first] = answers.rewards.items;
const clocked = { ...first!, state: 'to_claim' as const, validity_days: 3, valid_until: null };
const items = [
  { claim_id: '1', title: { text: 'Trial fund', values: {} }, reward: clocked },
] as unknown as Claimable[];

async function openWindows() {
  let windows: ReturnType<typeof useClaimWindows> | undefined;
  function Caller() {
    windows = useClaimWindows();
    return null;
  }
  const { user } = await openScreen(() => (
    <ClaimWindowsProvider>
      <Caller />
    </ClaimWindowsProvider>
  ));
  const call = (use: (all: NonNullable<typeof windows>) => void) => act(() => use(windows!));
  return { user, call };
}

const titles = () => screen.queryAllByRole('dialog').map((each) => each.textContent);
const sheet = () => screen.queryByRole('button', { name: /^Claim \(/ });
const receipt = (title: string) => screen.queryByRole('dialog', { name: title });

it('asks about a reward whose time starts', () => {
  expect(startsWithClaim(clocked)).toBe(true);
});

it('keeps an open question until it is answered, and asks the next one after it', async () => {
  const { user, call } = await openWindows();
  const [one, all] = [vi.fn(), vi.fn()];
  call(({ ask }) => ask('claimReward 1', items, one));
  call(({ ask }) => ask('claimAll', items, all));
  await user.click(sheet()!);
  expect([one.mock.calls.length, all.mock.calls.length]).toEqual([1, 0]);
  call(({ showReceipt }) => showReceipt('claimReward 1', 'Received', [clocked]));
  expect(receipt('Received')).not.toBeNull();
  expect(sheet()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await user.click(sheet()!);
  expect(all).toHaveBeenCalledOnce();
});

it('keeps the question when another claim fails or succeeds', async () => {
  const { user, call } = await openWindows();
  call(({ ask }) => ask('claimReward 1', items, vi.fn()));
  call(({ close }) => close('claimReward 2'));
  call(({ showReceipt }) => showReceipt('claimAll', 'All received', [clocked]));
  expect(sheet()).not.toBeNull();
  expect(receipt('All received')).toBeNull();
  call(({ close }) => close('claimReward 1'));
  expect(sheet()).toBeNull();
  expect(receipt('All received')).not.toBeNull();
  call(({ close }) => close('claimAll'));
  expect(receipt('All received')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(titles()).toEqual([]);
});
