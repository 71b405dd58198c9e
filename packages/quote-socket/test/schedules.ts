import fc from '@tooling/testing/fastCheck';

/** A system under test whose clock only the schedule advances. */
interface System {
  pass(ms: number): Promise<void>;
  /** Ends the schedule and checks the result. */
  finish(): Promise<void>;
}

/** A step of a random schedule. Its text is printed when the schedule fails. */
export class ScheduleStep<Tested extends System> implements fc.AsyncCommand<object, Tested> {
  private readonly text: string;
  private readonly act: (system: Tested) => Promise<void> | void;

  constructor(text: string, act: (system: Tested) => Promise<void> | void) {
    this.text = text;
    this.act = act;
  }

  check() {
    return true;
  }

  async run(_model: object, system: Tested) {
    await this.act(system);
    await system.pass(1);
  }

  toString() {
    return this.text;
  }
}

interface Schedules<Tested extends System> {
  createSystem: () => Tested;
  steps: fc.Arbitrary<ScheduleStep<Tested>>[];
  numRuns: number;
  /** Default: 40. */
  maxSteps?: number;
  /** Whether to look for the shortest schedule that fails, which takes long. Default: false. */
  isShrunk?: boolean;
}

/** Runs random schedules. A failure prints the steps, and the seed and path that repeat it. */
export async function runSchedules<Tested extends System>({
  createSystem,
  steps,
  numRuns,
  maxSteps = 40,
  isShrunk = false,
}: Schedules<Tested>): Promise<void> {
  const schedules = fc.commands(steps, { maxCommands: maxSteps, size: '+1' });
  const property = fc.asyncProperty(schedules, async (schedule) => {
    const system = createSystem();
    await fc.asyncModelRun(() => ({ model: {}, real: system }), schedule);
    await system.finish();
  });
  await fc.assert(property, { numRuns, endOnFailure: !isShrunk });
}
