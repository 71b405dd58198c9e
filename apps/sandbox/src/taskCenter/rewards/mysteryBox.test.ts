import { expect, it } from 'vitest';
import { boxContents } from '../catalogue/rewardCatalogue.ts';
import { boxOdds, drawBox } from './mysteryBox.ts';

it('draws contents as often as the odds say', () => {
  const boxes = 20_000;
  const counts = new Map<unknown, number>();
  for (let id = 1; id <= boxes; id += 1) {
    const grant = drawBox(id);
    counts.set(grant, (counts.get(grant) ?? 0) + 1);
  }
  expect(counts.size).toBe(boxContents.length);
  for (const { grant, probability } of boxContents) {
    // Five standard deviations of the draw with the highest variance.
    expect(Math.abs(counts.get(grant)! / boxes - Number(probability))).toBeLessThan(0.018);
  }
});

it('always draws the same content for a box', () => {
  expect(drawBox(7)).toBe(drawBox(7));
});

it('states no content above the value that a box promises', () => {
  for (const { value } of boxOdds.filter(({ value }) => value.unit === 'USDT')) {
    expect(Number(value.amount)).toBeLessThanOrEqual(50);
  }
});
