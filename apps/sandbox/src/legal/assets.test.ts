import { expect, it } from 'vitest';
import { regionNames } from '../taskCenter/callerRegion.ts';
import { inStablecoinOf } from '../taskCenter/stablecoin.ts';
import { rewardCatalogue } from '../taskCenter/catalogue/rewardCatalogue.ts';
import { assetsOf } from './assets.ts';

/** Units of rewards that are not coins. */
const otherUnits: readonly string[] = ['points', 'ratio', 'count', 'days'];

it.each(regionNames)('describes each coin of the rewards in "%s"', (edition) => {
  const units = Object.values(rewardCatalogue).flatMap((entry) =>
    'limit' in entry ? [entry.unit, entry.limit.unit] : [entry.unit],
  );
  const coins = units.filter((unit) => !otherUnits.includes(unit));
  const described = assetsOf(edition).map(({ symbol }) => symbol);
  expect(described).toEqual(expect.arrayContaining(inStablecoinOf(edition, coins)));
});
