import { multiplyDecimals } from '@exchange/exchange-api';
import { feesReach } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { regionNames } from '../callerRegion.ts';
import { previewOf } from '../rewards/rewardView.ts';
import { feeRates } from '../rewards/usedRewards.ts';
import { createCatalogueTexts } from './catalogueTexts.ts';
import { grantIn, isOfferedIn, regionOffers } from './regionRules.ts';
import { taskCatalogue, type TaskEntry } from './taskCatalogue.ts';

const texts = createCatalogueTexts()('en');
const prices: Readonly<Record<string, string>> = { BTC: '60000', ETH: '3000' };
const priceOf = (coin: string) => prices[coin];

const rateOf = ({ kind }: TaskEntry) =>
  kind === 'trade' || kind === 'derivatives' ? feeRates[kind] : undefined;

/** Returns the tiers of the tasks of an edition whose fees reach the reward, as the task's page calculates it. */
function dearTiers(edition: string): string[] {
  const regions = [edition];
  const caller = { texts, edition, regions, user: undefined, priceOf };
  return taskCatalogue.flatMap((entry) => {
    const rate = rateOf(entry);
    if (!rate || !isOfferedIn(regions, entry)) return [];
    return entry.tiers
      .filter(({ target, reward }) => {
        const fees = { amount: multiplyDecimals(target, rate, 2), unit: 'USDT' };
        return feesReach(fees, previewOf(grantIn(regions, reward), caller));
      })
      .map(({ target }) => `${entry.id} ${target}`);
  });
}

const ofDerivatives = [
  'weekly-derivatives 50000',
  'weekly-derivatives 200000',
  'vip-volume 100000',
  'vip-volume 1000000',
];

it.each(['daily', 'weekly'] as const)(
  'does not pay more points for derivatives than for spot trades in "%s" tasks',
  (category) => {
    const pointsOf = (kind: TaskEntry['kind']) => {
      const entry = taskCatalogue.find((each) => each.category === category && each.kind === kind);
      return Number(entry!.tiers[0]!.reward.amount);
    };
    expect(pointsOf('derivatives')).toBeLessThanOrEqual(pointsOf('trade'));
  },
);

// The fees of the task in each row are as high as its reward. The task's page names them.
it.each(regionNames)('names the tiers whose fees reach the reward in "%s"', (edition) => {
  const hasDerivatives = regionOffers.derivatives.includes(edition);
  expect(dearTiers(edition)).toEqual([
    'weekly-trade 5000',
    ...(hasDerivatives ? ofDerivatives : []),
  ]);
});
