import type { ContenderPhase } from './contender.ts';
import type { Sample } from './playground.ts';

/** Consecutive samples with the same phase. */
export interface PhaseRun {
  readonly phase: ContenderPhase;
  /** Index of the first sample. */
  readonly start: number;
  /** Number of samples. */
  readonly length: number;
}

/** Returns the phases of one client, with equal neighbours joined. */
export function phaseRuns(samples: readonly Sample[], client: number): readonly PhaseRun[] {
  const runs: PhaseRun[] = [];
  for (const [index, { states }] of samples.entries()) {
    const phase = states[client]!.phase;
    const last = runs.at(-1);
    if (last?.phase === phase) runs[runs.length - 1] = { ...last, length: last.length + 1 };
    else runs.push({ phase, start: index, length: 1 });
  }
  return runs;
}

/** Returns the number of updates between each sample and the previous one. The first sample has 0. */
export function updatesPerSample(samples: readonly Sample[], client: number): readonly number[] {
  return samples.map(({ states }, index) => {
    const before = samples[index - 1]?.states[client]!.updates ?? states[client]!.updates;
    return states[client]!.updates - before;
  });
}
