import { seededRandom, testSeed } from '@tooling/testing/seed';
import { expect, it } from 'vitest';
import { createManualClock } from '../../test/manualClock.ts';
import { createBridge } from '../bridge/bridge.ts';
import { createLogin } from './login.ts';
import { simulator, type Step } from '../testing/index.ts';

const firstSeed = testSeed();
const seeds = Array.from({ length: 200 }, (_, index) => firstSeed + index);
const reached = new Set<string>();

/** Simulates minutes of random taps, closed modals and app faults, then waits until every timer has run. */
async function play(seed: number) {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const step = (): Step =>
    pick<Step>([
      { type: 'reply' },
      { type: 'reply', data: { appVersion: '3.10.0' } },
      { type: 'fail', code: pick([-1, 1, 7]) },
      { type: 'hang' },
      { type: 'late', ms: pick([100, 2_999, 3_001, 20_000]) },
      { type: 'duplicate' },
      { type: 'malformed' },
    ]);
  const clock = createManualClock();
  const transport = simulator({
    clock,
    appVersion: pick(['3.6.1', '3.6.1', '3.10.0', '3.6.0', '3.6', '']),
    latencyMs: pick([0, 20, 1_400, 2_999]),
    appearsAfterMs: pick([0, 0, 500, 2_900, 3_100, Infinity]),
    methods: {
      'Router.push': [step(), step(), step()],
      ...(random() < 0.2 ? { 'SystemInfo.getAppConfig': [step(), step()] } : {}),
    },
  });
  const bridge = createBridge({ transport, clock });
  const profile = pick(['fetched', 'fetched', 'fails', 'hangs']);
  const hasToken = random() < 0.7;
  let modalOpen = false;
  let reloads = 0;
  const login = createLogin({
    bridge,
    clock,
    isApp: true,
    openModal: () => {
      modalOpen = true;
    },
    closeModal: () => {
      modalOpen = false;
    },
    getProfile: () =>
      profile === 'fails'
        ? Promise.reject(new Error('offline'))
        : new Promise((resolve) => {
            if (profile === 'fetched') clock.setTimeout(() => resolve({}), 50);
          }),
    getToken: () => (hasToken ? 'token' : undefined),
    reload: () => {
      reloads += 1;
    },
  });
  const actions = {
    login: () => login.login(),
    register: () => login.register(),
    close: () => login.close(login.getState().view),
    succeed: () => {
      if (modalOpen) login.succeed(login.getState().view);
    },
  };
  login.login();
  for (let taps = Math.floor(random() * 5); taps > 0; taps -= 1) {
    await clock.advance(Math.floor(random() * 6_000));
    actions[pick(['login', 'login', 'register', 'close', 'succeed'] as const)]();
  }
  await clock.advance(120_000);
  const { modal } = login.getState();
  const pushes = transport.calls.filter(({ module }) => module === 'Router').length;
  login.dispose();
  bridge.dispose();
  await clock.advance(0);
  return {
    modal,
    modalOpen,
    reloads,
    pushes,
    hasToken,
    timers: clock.timers,
    pending: bridge.pending,
  };
}

it.each(seeds)(
  'ends the schedule with seed %d in a success, in an open modal, or with neither',
  async (seed) => {
    const { modal, modalOpen, reloads, timers, pending } = await play(seed);
    const success = modal === 'loginSuccess' || modal === 'registerSuccess';
    const ends = { success, modal: modal === 'openLogin', nothing: modal === 'hidden' };
    expect(Object.values(ends).filter(Boolean), `TEST_SEED=${seed}`).toHaveLength(1);
    expect(reloads).toBe(success ? 1 : 0);
    expect(modalOpen).toBe(ends.modal);
    expect(timers).toBe(0);
    expect(pending).toBe(0);
    for (const [end, isReached] of Object.entries(ends)) if (isReached) reached.add(end);
  },
);

it('runs the same schedule for the same seed', async () => {
  expect(await play(firstSeed)).toEqual(await play(firstSeed));
});

it('has schedules that end in each of these three ways', () => {
  expect([...reached].sort()).toEqual(['modal', 'nothing', 'success']);
});
