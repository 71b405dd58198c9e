import { compareDecimals } from '@exchange/exchange-api';
import { expect, it } from 'vitest';
import { campaignCatalogue } from '../catalogue/campaignCatalogue.ts';
import { rivalsOf } from './rivalsOf.ts';

it.each(campaignCatalogue)('always creates the same fake participants for $id', (entry) => {
  const rivals = rivalsOf(entry);
  expect(rivals).toEqual(rivalsOf(entry));
  expect(rivals).toHaveLength(entry.rivals.count);
  expect(new Set(rivals.map(({ id }) => id)).size).toBe(rivals.length);
  for (const { name, score } of rivals) {
    expect(name).toMatch(/^.{2}\*\*\*.$/u);
    expect(compareDecimals(score, '0')).toBe(1);
    expect(Number(score)).toBeLessThanOrEqual(entry.rivals.best * 1.3);
  }
});
