import { expect, it } from 'vitest';
import type { ContenderPhase } from './contender.ts';
import type { Sample } from './playground.ts';
import { phaseRuns, updatesPerSample } from './timeline.ts';

const sample = (phase: ContenderPhase, updates: number): Sample => ({
  at: 0,
  states: [
    {
      phase,
      updates,
      attempts: 1,
      price: undefined,
      pricedAt: undefined,
      isStale: undefined,
      scriptMs: 0,
    },
  ],
});

const samples = [
  sample('connecting', 0),
  sample('open', 3),
  sample('open', 8),
  sample('waiting', 8),
];

it('joins samples with the same phase', () => {
  expect(phaseRuns(samples, 0)).toEqual([
    { phase: 'connecting', start: 0, length: 1 },
    { phase: 'open', start: 1, length: 2 },
    { phase: 'waiting', start: 3, length: 1 },
  ]);
  expect(phaseRuns([], 0)).toEqual([]);
});

it('counts updates since the previous sample', () => {
  expect(updatesPerSample(samples, 0)).toEqual([0, 3, 5, 0]);
});
