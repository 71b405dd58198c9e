import fc from '@tooling/testing/fastCheck';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { expect } from 'vitest';
import { createBridge } from '../src/bridge/createBridge.ts';
import { answerMessages, type SimulatedHost, type Step } from '../src/testing/index.ts';
import { postMessageTransport } from '../src/transports/postMessageTransport.ts';
import { createWindow } from './fakeWindow.ts';

interface Call {
  madeAt: number;
  /** Number of app windows started before the call. */
  windows: number;
  /** Whether the call must succeed if the next window starts in time. */
  expectsData: boolean;
  results: string[];
}

/** Creates a bridge to a window that may be replaced, and the state that `checkBridge` compares. */
function setUp() {
  const clock = createFakeClock(0);
  const page = createWindow('https://www.brand.com');
  const app = createWindow('https://app.brand.com');
  const transport = postMessageTransport({
    target: () => app.seenFrom(page),
    origin: app.origin,
    scope: page.window,
    clock,
  });
  const bridge = createBridge({ transport, clock });
  const state = {
    host: undefined as SimulatedHost | undefined,
    /** Time at which the current app window started, in ms. */
    upAt: Infinity,
    windows: 0,
    isDisposed: false,
    calls: [] as Call[],
    afterDispose: 0,
    nextSteps: [] as Step[],
  };
  const stopAll = () => {
    state.isDisposed = true;
    bridge.dispose();
  };
  const countAfterDispose = () => {
    if (state.isDisposed) state.afterDispose += 1;
  };
  bridge.on('Router.backPressed', () => {
    countAfterDispose();
    stopAll();
  });
  for (const event of ['Router.backPressed', 'lateReply', 'unknownReply'] as const) {
    bridge.on(event, countAfterDispose);
  }
  return { clock, page, app, bridge, state, stopAll };
}

type Real = ReturnType<typeof setUp>;
type Action = (real: Real) => void | Promise<void>;

const steps: Step[] = [
  { type: 'reply' },
  { type: 'reply' },
  { type: 'duplicate' },
  { type: 'late', ms: 5_000 },
  { type: 'hang' },
  { type: 'fail', code: 7 },
  { type: 'malformed' },
];

const start: Action = ({ state, page, app, clock }) => {
  if (state.host) return;
  state.upAt = clock.now();
  state.windows += 1;
  const methods = { 'Router.push': [...state.nextSteps] };
  state.host = answerMessages({ clock, methods }, { origin: page.origin, scope: app.window });
};

const stop: Action = ({ state }) => {
  state.host?.dispose();
  state.host = undefined;
  state.upAt = Infinity;
};

const call: Action = ({ bridge, state, clock }) => {
  track(state, clock.now(), true, () => bridge.call('Router.pop2Home', {}));
};

function track(
  state: Real['state'],
  madeAt: number,
  mayExpectData: boolean,
  call: () => Promise<unknown>,
) {
  const { windows, host } = state;
  const record: Call = { madeAt, windows, expectsData: mayExpectData && !host, results: [] };
  state.calls.push(record);
  call().then(
    () => record.results.push('done'),
    (error: { kind: string }) => record.results.push(error.kind),
  );
}

function command(name: string, action: Action): fc.AsyncCommand<object, Real> {
  return {
    check: () => true,
    run: async (_model, real) => void (await action(real)),
    toString: () => name,
  };
}

const commands = [
  fc.constant(command('call', call)),
  fc.constant(command('call', call)),
  fc.constant(command('start the window', start)),
  fc.constant(command('stop the window', stop)),
  fc.constant(
    command('replace the window', async (real) => {
      await stop(real);
      await start(real);
    }),
  ),
  fc.nat(2_500).map((ms) =>
    command(`call during a reload of ${ms} ms`, async (real) => {
      await stop(real);
      await call(real);
      await real.clock.advanceAsync(ms);
      await start(real);
    }),
  ),
  fc.nat(2_500).map((ms) => command(`wait ${ms} ms`, ({ clock }) => clock.advanceAsync(ms))),
  fc.constantFrom(...steps).map((step) =>
    command(`push, ${step.type}`, ({ bridge, state, clock }) => {
      state.nextSteps = [step];
      track(state, clock.now(), false, () => bridge.call('Router.push', { path: 'x' }));
    }),
  ),
  fc.constant(
    command('back pressed', async ({ state, clock }) => {
      state.host?.emit('Router.backPressed');
      await clock.advanceAsync(0);
    }),
  ),
];

/** Checks that each call settles once, for any order of calls, replies, replaced windows and disposal. */
export async function checkBridge(numRuns: number) {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 30, size: 'max' }), async (schedule) => {
      const real = setUp();
      const { bridge, clock, state, stopAll } = real;
      await fc.asyncModelRun(() => ({ model: {}, real }), schedule);
      const { upAt, isDisposed } = state;
      await clock.advanceAsync(60_000);
      for (const { madeAt, windows, expectsData, results } of state.calls) {
        expect(results).toHaveLength(1);
        // Exactly one window started after the call, within the deadline of 3 s.
        const inTime = windows + 1 === state.windows && upAt - madeAt < 2_800;
        if (!isDisposed && expectsData && inTime) expect(results).toEqual(['done']);
      }
      stopAll();
      expect([bridge.pending, clock.pending, state.afterDispose]).toEqual([0, 0, 0]);
    }),
    { numRuns },
  );
}
