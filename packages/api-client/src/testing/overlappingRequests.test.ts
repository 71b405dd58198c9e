import fc from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { createFakeClock, createFakeTransport, type FakeStep } from './index.ts';

interface Planned {
  kind: 'reply' | 'late' | 'drop' | 'hang';
  /** Delay of the answer, in ms. */
  delayMs: number;
  /** When the caller aborts, in ms. Undefined if never. */
  abortMs: number | undefined;
}

const planned = fc.record({
  kind: fc.constantFrom('reply' as const, 'late' as const, 'drop' as const, 'hang' as const),
  delayMs: fc.integer({ min: 1, max: 20 }),
  abortMs: fc.option(fc.integer({ min: 0, max: 25 }), { nil: undefined }),
});

/** Returns the outcome of a request. An abort at the same moment as the answer may come first or last. */
function outcomesOf({ kind, delayMs, abortMs = Infinity }: Planned, body: string): string[] {
  const answer = { reply: body, late: body, drop: 'Failed to fetch', hang: 'pending' }[kind];
  const answerMs = kind === 'hang' ? Infinity : delayMs;
  if (abortMs === answerMs) return kind === 'hang' ? ['pending'] : ['aborted', answer];
  return [abortMs < answerMs ? 'aborted' : answer];
}

it('answers overlapping requests, each with its own step, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(planned, { minLength: 1, maxLength: 8 }), async (plans) => {
      const clock = createFakeClock();
      const wait = (ms: number) =>
        new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
      const steps = plans.map(({ kind, delayMs }, index): FakeStep => {
        const reply = { type: 'reply', body: `${index}` } as const;
        if (kind === 'late') return () => wait(delayMs).then(() => reply);
        return kind === 'hang' ? { type: kind } : { ...reply, type: kind, delayMs };
      });
      const transport = createFakeTransport({ 'GET /a': steps }, { clock });
      const outcomes = plans.map(() => 'pending');
      plans.forEach(({ abortMs }, index) => {
        const aborter = new AbortController();
        if (abortMs !== undefined) {
          clock.setTimeout(() => aborter.abort(new Error('aborted')), abortMs);
        }
        void transport
          .fetch('https://a.test/a', { signal: aborter.signal })
          .then((response) => response.text())
          .catch((error: Error) => error.message)
          .then((outcome) => (outcomes[index] = outcome));
      });
      await clock.advance(100);
      plans.forEach((plan, index) => {
        expect(outcomesOf(plan, `${index}`), JSON.stringify(plan)).toContain(outcomes[index]);
      });
      expect(transport.calls).toHaveLength(plans.length);
      expect(transport.pending).toBe(outcomes.filter((each) => each === 'pending').length);
      expect(clock.pending).toBe(0);
    }),
    { numRuns: 300 },
  );
});
