import { isForDerivatives } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { campaignCatalogue } from './campaignCatalogue.ts';
import { rulesOf } from './regionRules.ts';
import { rewardEntry } from './rewardCatalogue.ts';
import { taskCatalogue } from './taskCatalogue.ts';

/** Largest amount of money, in USDT, that an account with an unverified identity can win or be credited with. */
const maxUnverified = 50;

const needsIdentity = (entry: Parameters<typeof rulesOf>[0]) =>
  rulesOf(entry).some((rule) => rule.reason === 'kyc_level' && rule.level >= 1);

it.each(campaignCatalogue)(
  'the campaign $id asks for the identity, because it pays money',
  (entry) => {
    const largestPrize = Math.max(...entry.prizes.map(({ amount }) => Number(amount)));
    expect(largestPrize).toBeGreaterThan(maxUnverified);
    expect(needsIdentity(entry)).toBe(true);
  },
);

const riskyTasks = taskCatalogue.filter(({ kind, tiers }) => {
  const rewards = tiers.map(({ reward }) => ({ ...rewardEntry(reward.code), ...reward }));
  const isMoney = rewards.some(
    ({ type, unit, amount }) =>
      type === 'airdrop' || (unit === 'USDT' && Number(amount) > maxUnverified),
  );
  const isYield = kind === 'earn' || rewards.some(({ type }) => type === 'apy_booster');
  return kind !== 'kyc' && (isMoney || isYield || isForDerivatives(kind, rewards));
});

it.each(riskyTasks)(
  'the task $id asks for the identity, because it is about yield, derivatives or more than 50 USDT',
  (entry) => expect(needsIdentity(entry)).toBe(true),
);

it('asks for a paid post only customers who are verified and have traded', () => {
  for (const entry of taskCatalogue.filter(({ kind }) => kind === 'community')) {
    expect(needsIdentity(entry)).toBe(true);
    expect(entry.gates).toContainEqual({ reason: 'previous_task', taskId: 'first-trade' });
  }
});

it('no spot task gives a reward that is only for derivatives', () => {
  for (const { id, kind, tiers } of taskCatalogue.filter(({ kind }) => kind === 'trade')) {
    const paths = tiers.map(({ reward }) => rewardEntry(reward.code).usePath);
    expect(paths, `${id} (${kind})`).not.toContain('/trade/usdt/BTCUSDT');
  }
});

it('only inviting friends, which is free, gives a mystery box', () => {
  const withBox = taskCatalogue.filter(({ tiers }) =>
    tiers.some(({ reward }) => rewardEntry(reward.code).type === 'mystery_box'),
  );
  expect(withBox.map(({ kind }) => kind)).toEqual(['invite']);
});

it.each([...taskCatalogue, ...campaignCatalogue])(
  'the rules of $id name each reason once, and the identity check before other steps',
  (entry) => {
    const reasons = rulesOf(entry).map(({ reason }) => reason);
    const isForVerified = ['deposit', 'trade', 'derivatives', 'convert', 'earn'].includes(
      entry.kind,
    );
    if (isForVerified) expect(reasons).toContain('kyc_level');
    expect(new Set(reasons).size).toBe(reasons.length);
    const steps = reasons.filter((reason) =>
      /^(kyc_level|previous_task|join_campaign)$/.test(reason),
    );
    expect(steps.indexOf('kyc_level')).toBeLessThanOrEqual(0);
  },
);
