import { feeRates, regionNames } from '@apps/sandbox';
import { expect, it } from 'vitest';
import { tradingFees } from '@exchange/site/exchange';
import { regions } from '@exchange/site/regions';

it('the sandbox has a region for every edition', () => {
  const missing = regions.editions.filter(
    (edition) => !(regionNames as readonly string[]).includes(edition),
  );
  expect(missing, 'add them to regionNames in apps/sandbox/src/taskCenter/callerRegion.ts').toEqual(
    [],
  );
});

it.each(regions.editions)('the sandbox takes the fees of the edition "%s"', (edition) => {
  expect(feeRates).toEqual(tradingFees[edition]);
});
