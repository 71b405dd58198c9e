import { isForDerivatives } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { campaignCatalogue } from './campaignCatalogue.ts';
import { rewardEntry } from './rewardCatalogue.ts';
import { taskCatalogue, type GateRule } from './taskCatalogue.ts';

/** Largest amount of money, in USDT, that an account with an unverified identity can win or be credited with. */
const mostUnverified = 50;

const needsIdentity = (gates: readonly GateRule[] = []) =>
  gates.some((rule) => rule.reason === 'kyc_level' && rule.level >= 1);

it.each(campaignCatalogue)(
  'the campaign $id asks for the identity, because it pays money',
  (entry) => {
    const most = Math.max(...entry.prizes.map(({ amount }) => Number(amount)));
    expect(most).toBeGreaterThan(mostUnverified);
    expect(needsIdentity(entry.gates)).toBe(true);
  },
);

const riskyTasks = taskCatalogue.filter(({ kind, tiers }) => {
  const rewards = tiers.map(({ reward }) => ({ ...rewardEntry(reward.code), ...reward }));
  const isMoney = rewards.some(
    ({ type, unit, amount }) =>
      type === 'airdrop' || (unit === 'USDT' && Number(amount) > mostUnverified),
  );
  const isYield = kind === 'earn' || rewards.some(({ type }) => type === 'apy_booster');
  return kind !== 'kyc' && (isMoney || isYield || isForDerivatives(kind, rewards));
});

it.each(riskyTasks)(
  'the task $id asks for the identity, because it is about yield, derivatives or much money',
  ({ gates }) => expect(needsIdentity(gates)).toBe(true),
);

it('no spot task gives a reward that is only for derivatives', () => {
  for (const { id, kind, tiers } of taskCatalogue.filter(({ kind }) => kind === 'trade')) {
    const paths = tiers.map(({ reward }) => rewardEntry(reward.code).usePath);
    expect(paths, `${id} (${kind})`).not.toContain('/trade/usdt/BTCUSDT');
  }
});

it('boxes are only for what is free', () => {
  const withBox = taskCatalogue.filter(({ tiers }) =>
    tiers.some(({ reward }) => rewardEntry(reward.code).type === 'mystery_box'),
  );
  expect(withBox.map(({ kind }) => kind)).toEqual(['invite']);
});
