import { expect, it } from 'vitest';
import { compare, median } from './rounds.ts';

it.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('computes the median of %j', (figures, middle) => {
  expect(median(figures)).toBe(middle);
});

it('runs the contenders in turns and divides each median by that of the first', async () => {
  const turns: string[] = [];
  const contender = (name: string, figure: number) => () => {
    turns.push(name);
    return figure;
  };
  const rows = await compare({
    title: '',
    unit: 'ms',
    rounds: 3,
    contenders: { ours: contender('a', 2), theirs: contender('b', 10) },
  });
  expect(turns.join('')).toBe('abbaab');
  expect(rows).toEqual([
    { name: 'ours', median: 2, ratio: 1 },
    { name: 'theirs', median: 10, ratio: 5 },
  ]);
});
