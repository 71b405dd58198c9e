import { expect, it } from 'vitest';
import { isCampaignOffered, isRewardOffered } from './isOffered.ts';

it.each([
  ['bonus', ['default', 'ae']],
  ['trial_fund', ['default', 'ae']],
  ['loss_cover', ['default', 'ae']],
  ['apy_booster', ['default', 'ae', 'tr']],
  ['mystery_box', ['default']],
  ['airdrop', ['default', 'ae', 'tr', 'eu']],
  ['coupon', ['default', 'ae', 'tr', 'eu', 'hk']],
  ['points', ['default', 'ae', 'tr', 'eu', 'hk']],
  ['fee_rebate', ['default', 'ae', 'tr', 'eu', 'hk']],
] as const)('a reward of the type "%s" is offered only in %j', (type, editions) => {
  const all = ['default', 'ae', 'tr', 'eu', 'hk'] as const;
  expect(all.filter((edition) => isRewardOffered({ type }, edition))).toEqual(editions);
});

it('a rebate of the fees of derivatives is offered only where derivatives are', () => {
  const rebate = { type: 'fee_rebate', fees: 'derivatives' } as const;
  expect(isRewardOffered(rebate, 'ae')).toBe(true);
  expect(isRewardOffered(rebate, 'eu')).toBe(false);
});

it('a campaign is offered where its activity and its prizes are', () => {
  const campaign = (kind: 'trade' | 'earn' | 'derivatives', type: 'bonus' | 'coupon') =>
    isCampaignOffered(
      { kind, prize_kind: { type, withdrawal: 'none', fees: null }, gates: [] },
      'eu',
    );
  expect(campaign('trade', 'coupon')).toBe(true);
  expect(campaign('trade', 'bonus')).toBe(false);
  expect(campaign('earn', 'coupon')).toBe(false);
  expect(campaign('derivatives', 'coupon')).toBe(false);
});

it('a campaign is not offered if the region of the account does not allow it', () => {
  const plain = { level: null, task_id: null, campaign_id: null, opens_at: null };
  const offeredIf = (met: boolean) =>
    isCampaignOffered(
      {
        kind: 'derivatives',
        prize_kind: { type: 'coupon', withdrawal: 'none', fees: 'trade' },
        gates: [{ ...plain, reason: 'region', met }],
      },
      'default',
    );
  expect(offeredIf(true)).toBe(true);
  expect(offeredIf(false)).toBe(false);
});

it('everything counts as offered until the edition is known', () => {
  expect(isRewardOffered({ type: 'bonus' }, undefined)).toBe(true);
});
