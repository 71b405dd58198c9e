import { expect, it } from 'vitest';
import { lineNames, openLine } from '../test/lines.ts';
import { createManualClock } from '../test/manualClock.ts';
import { createBridge } from './bridge.ts';
import type { Step } from './testing.ts';

const url = 'https://www.brand.com/';

it.each(lineNames)(
  'settles 10,000 calls over %s, and leaves no timer',
  async (name) => {
    const clock = createManualClock();
    const steps: Step[] = [{ type: 'hang' }, { type: 'reply' }, { type: 'malformed' }];
    const methods = {
      'UrlLauncher.open': Array.from({ length: 10_000 }, (_, n) => steps[n % 3] as Step),
    };
    const { transport } = openLine(name, { methods, clock });
    const bridge = createBridge({ transport, clock });
    const calls = Array.from({ length: 10_000 }, () => bridge.call('UrlLauncher.open', { url }));
    expect(bridge.pending).toBe(10_000);
    const settling = Promise.allSettled(calls);
    await clock.advance(3_000);
    const settled = await settling;
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3_333);
    expect(bridge.pending).toBe(0);
    expect(clock.timers).toBe(0);
  },
  60_000,
);
