import { expect, it } from 'vitest';
import { transportNames, connectTransport } from '../../test/connectedTransports.ts';
import { createManualClock } from '../../test/manualClock.ts';
import { createBridge } from './createBridge.ts';
import type { Step } from '../testing/index.ts';

const url = 'https://www.brand.com/';

it.each(transportNames)(
  'settles 10,000 calls over %s, and leaves no timer',
  async (name) => {
    const clock = createManualClock();
    const steps: Step[] = [{ type: 'hang' }, { type: 'reply' }, { type: 'malformed' }];
    const methods = {
      'UrlLauncher.open': Array.from({ length: 10_000 }, (_, n) => steps[n % 3] as Step),
    };
    const { transport } = connectTransport(name, { methods, clock });
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
