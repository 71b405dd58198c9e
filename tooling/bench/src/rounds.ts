/** A function that measures an implementation once and returns the result, such as ns per call. */
export type Contender = () => number | Promise<number>;

export interface Comparison {
  readonly title: string;
  /** Unit of the figures, such as `ns` or `ms`. Lower is better. */
  readonly unit: string;
  /** Contenders by name. The first one is from this repository, and the others are compared with it. */
  readonly contenders: Readonly<Record<string, Contender>>;
  /** Minimum ratio of every other contender's median to the first contender's median. */
  readonly goal?: number;
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

/** Runs a comparison and prints its table. */
export async function report(comparison: Comparison): Promise<void> {
  const rows = await compare(comparison);
  const { title, unit, goal, rounds = 5 } = comparison;
  console.log(`\n${title} (median of ${rounds})`);
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, median: figure, ratio } of rows) {
    console.log(
      `  ${name.padEnd(width)} ${figure.toFixed(1).padStart(10)} ${unit}  ${ratio.toFixed(2)}×`,
    );
  }
  if (goal === undefined) return;
  const closest = Math.min(...rows.slice(1).map(({ ratio }) => ratio));
  console.log(`  goal: ${goal}×, ${closest >= goal ? 'met' : 'missed'} (${closest.toFixed(2)}×)`);
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

/**
 * Returns a contender for a short synchronous function. It repeats the function over all inputs for about `forMs` ms and
 * returns the ns per call. Uses CPU time, so that other programs on the machine matter less.
 */
export function nanosecondsPerCall<T>(
  inputs: readonly T[],
  job: (input: T) => unknown,
  forMs = 200,
): Contender {
  return () => {
    let calls = 0;
    let answers = 0;
    const start = process.cpuUsage();
    let elapsed = 0;
    while (elapsed < forMs) {
      // Read the clock only after many passes, because a read takes longer than a call.
      for (let pass = 0; pass < 50; pass++) {
        for (const input of inputs) if (job(input) !== undefined) answers++;
      }
      calls += 50 * inputs.length;
      const { user, system } = process.cpuUsage(start);
      elapsed = (user + system) / 1000;
    }
    // Use the results, so that the engine cannot remove the calls.
    if (answers > calls) throw new Error('more answers than calls');
    return (elapsed * 1e6) / calls;
  };
}
