import type fc from '@tooling/testing/fastCheck';

/** A system under test whose clock only the schedule advances. */
interface System {
  pass(ms: number): Promise<void>;
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
