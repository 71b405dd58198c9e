import { expect, it } from 'vitest';
import fc from './fastCheck.ts';
import { createFakeClock } from './fakeClock.ts';

it('runs due timers in the order of their times, then of their creation', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 60 }), fc.nat(60), (delays, ms) => {
      const clock = createFakeClock(0);
      const ran: { at: number; order: number }[] = [];
      delays.forEach((delay, order) => {
        clock.setTimeout(() => ran.push({ at: clock.now(), order }), delay);
      });

      clock.advance(ms);

      const due = delays
        .map((at, order) => ({ at, order }))
        .filter(({ at }) => at <= ms)
        .sort((a, b) => a.at - b.at || a.order - b.order);
      expect(ran).toEqual(due);
      expect(clock.pending).toBe(delays.length - due.length);
      expect(clock.now()).toBe(ms);
    }),
  );
});

it('runs timers that another timer starts, if they are also due', () => {
  const clock = createFakeClock(0);
  const times: number[] = [];
  const tick = () => {
    times.push(clock.now());
    clock.setTimeout(tick, 10);
  };
  tick();

  clock.advance(35);

  expect(times).toEqual([0, 10, 20, 30]);
  expect(clock.untilNext).toBe(5);
});

it('does not run a cleared timer', () => {
  const clock = createFakeClock(0);
  const timer = clock.setTimeout(() => expect.unreachable(), 1);

  clock.clearTimeout(timer);
  clock.clearTimeout(timer);
  clock.clearTimeout(undefined);

  expect(clock.pending).toBe(0);
  expect(clock.untilNext).toBe(Infinity);
  clock.advance(10);
});

it('lets promises settle between two timers', async () => {
  const clock = createFakeClock(0);
  const steps: string[] = [];
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      clock.setTimeout(resolve, ms);
    });
  const run = async () => {
    await wait(10);
    steps.push(`first at ${clock.now()}`);
    await wait(10);
    steps.push(`second at ${clock.now()}`);
  };
  void run();

  await clock.advanceAsync(20);

  expect(steps).toEqual(['first at 10', 'second at 20']);
});

it('runs timers that became due during sleep at the time of waking', () => {
  const clock = createFakeClock(0);
  const times: number[] = [];
  clock.setTimeout(() => times.push(clock.now()), 10);
  clock.setTimeout(() => times.push(clock.now()), 20);

  clock.sleep(1000);

  expect(times).toEqual([1000, 1000]);
});

it('shifts the time without running timers', () => {
  const clock = createFakeClock(0);
  clock.setTimeout(() => expect.unreachable(), 10);

  clock.shift(1000);

  expect(clock.now()).toBe(1000);
  expect(clock.trueNow()).toBe(0);
  expect(clock.untilNext).toBe(10);
});
