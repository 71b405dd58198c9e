import { expect, it } from 'vitest';
import { boxContents } from '../catalogue/rewardCatalogue.ts';
import { boxOdds, drawBox } from './mysteryBox.ts';

it('draws each content with its published probability', () => {
  const boxes = 20_000;
  const counts = new Map<unknown, number>();
  for (let id = 1; id <= boxes; id += 1) {
    const grant = drawBox(id);
    counts.set(grant, (counts.get(grant) ?? 0) + 1);
  }
  expect(counts.size).toBe(boxContents.length);
  for (const { grant, probability } of boxContents) {
    // The tolerance is five standard deviations for the probability with the highest variance, 0.5.
    expect(Math.abs(counts.get(grant)! / boxes - Number(probability))).toBeLessThan(0.018);
  }
});

it('draws the same content every time for one box', () => {
  expect(drawBox(7)).toBe(drawBox(7));
});

it('contains nothing worth more than the 50 USDT that a box promises at most', () => {
  for (const { value } of boxOdds.filter(({ value }) => value.unit === 'USDT')) {
    expect(Number(value.amount)).toBeLessThanOrEqual(50);
  }
});
