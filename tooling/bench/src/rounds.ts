/** One way of doing the job: does it once and gives its figure, such as nanoseconds a call. */
export type Contender = () => number | Promise<number>;

export interface Comparison {
  readonly title: string;
  /** What a figure counts: `ns`, `ms`. Less is better. */
  readonly unit: string;
  /** Ours first; each other is compared with it. */
  readonly contenders: Readonly<Record<string, Contender>>;
  /** How many times less than every other ours should be. */
  readonly goal?: number;
  /** Default: 5. */
  readonly rounds?: number;
}

export interface Row {
  readonly name: string;
  readonly median: number;
  /** This median divided by ours. */
  readonly ratio: number;
}

/**
 * Runs the contenders in turns, each round beginning with the next one, so that a busy spell of the
 * machine hits all of them; then takes medians.
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

/** Compares and prints the table. */
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
 * A contender for a short synchronous job: repeats it over all inputs for about `forMs` milliseconds
 * and gives the nanoseconds of one call. Counts the time on the processor, not on the wall, so that what
 * else runs on the machine matters less.
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
      // Looking at the clock after many passes only: it costs more than the job.
      for (let pass = 0; pass < 50; pass++) {
        for (const input of inputs) if (job(input) !== undefined) answers++;
      }
      calls += 50 * inputs.length;
      const { user, system } = process.cpuUsage(start);
      elapsed = (user + system) / 1000;
    }
    // The answers are used, so that no compiler drops the job.
    if (answers > calls) throw new Error('more answers than calls');
    return (elapsed * 1e6) / calls;
  };
}
