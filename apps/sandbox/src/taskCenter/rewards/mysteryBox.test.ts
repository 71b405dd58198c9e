import { testSeed } from '@tooling/testing/seed';
import { expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { regionNames } from '../callerRegion.ts';
import { grantIn } from '../catalogue/regionRules.ts';
import { boxContents } from '../catalogue/rewardCatalogue.ts';
import { boxOdds, drawBox } from './mysteryBox.ts';

it('draws each content with its published probability', () => {
  const boxes = 20_000;
  const random = createRandom(testSeed());
  const counts = new Map<unknown, number>();
  for (let box = 0; box < boxes; box += 1) {
    const grant = drawBox(random);
    counts.set(grant, (counts.get(grant) ?? 0) + 1);
  }
  expect(counts.size).toBe(boxContents.length);
  for (const { grant, probability } of boxContents) {
    // The tolerance is five standard deviations for the probability with the highest variance, 0.5.
    expect(Math.abs(counts.get(grant)! / boxes - Number(probability))).toBeLessThan(0.018);
  }
});

it.each([
  [0, 'points'],
  [0.499_999, 'points'],
  [0.500_001, 'coupon-5'],
  [0.849_999, 'coupon-5'],
  [0.850_001, 'bonus-15'],
  [0.970_001, 'bonus-50'],
  [1 - 2 ** -47, 'bonus-50'],
])('draws for the random number %f a reward of the kind %s', (random, code) => {
  expect(drawBox(() => random).code).toBe(code);
});

it('contains nothing worth more than the 50 USDT that a box promises at most', () => {
  for (const { value } of boxOdds(null).filter(({ value }) => value.unit === 'USDT')) {
    expect(Number(value.amount)).toBeLessThanOrEqual(50);
  }
});

it('contains nothing that a region with boxes does not allow', () => {
  const withBoxes = regionNames.filter(
    (region) => grantIn([region], { code: 'mystery-box' }).code === 'mystery-box',
  );
  expect(withBoxes).toContain('default');
  for (const { grant } of boxContents) expect(grantIn(withBoxes, grant)).toBe(grant);
});
