/** A function that measures an implementation once and returns the result, such as ns per call. */
export type Contender = () => number | Promise<number>;

export interface Comparison {
  readonly title: string;
  /** Unit of the figures, such as `ns` or `ms`. Lower is better. */
  readonly unit: string;
  /** Contenders by name. The first one is from this repository, and the others are compared with it. */
  readonly contenders: Readonly<Record<string, Contender>>;
  /** Default: 5. */
  readonly rounds?: number;
}

export interface Row {
  readonly name: string;
  readonly median: number;
  /** This median divided by the first contender's median. */
  readonly ratio: number;
}

/**
 * Runs each contender once per round and returns their medians. Each round starts with another contender, so that busy
 * phases of the machine affect all of them.
 */
export async function compare({ contenders, rounds = 5 }: Comparison): Promise<readonly Row[]> {
  const entries = Object.entries(contenders).map(([name, contender]) => ({
    name,
    contender,
    figures: [] as number[],
  }));
  for (let round = 0; round < rounds; round++) {
    const first = round % entries.length;
    for (const { contender, figures } of [...entries.slice(first), ...entries.slice(0, first)]) {
      figures.push(await contender());
    }
  }
  const medians = entries.map(({ figures }) => median(figures));
  return entries.map(({ name }, i) => ({
    name,
    median: medians[i] ?? Number.NaN,
    ratio: (medians[i] ?? Number.NaN) / (medians[0] ?? Number.NaN),
  }));
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}
