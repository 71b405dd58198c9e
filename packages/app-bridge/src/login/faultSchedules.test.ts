import { seededRandom, testSeed } from '@tooling/testing/seed';
import { expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/manualClock.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { createBridge } from '../bridge/createBridge.ts';
import { simulator, type Step } from '../testing/index.ts';
import { createLogin, type Login } from './login.ts';

const firstSeed = testSeed();
const seeds = Array.from({ length: 200 }, (_, index) => firstSeed + index);

/** Longer than all delays of the transport and of the login together, in ms. */
const untilAllTimersRan = 120_000;

type Pick = <Option>(options: readonly Option[]) => Option;

/** An app that replies late, wrongly, or not at all. */
function randomTransport(pick: Pick, clock: ManualClock) {
  const step = () =>
    pick<Step>([
      { type: 'reply' },
      { type: 'reply', data: { appVersion: '3.10.0' } },
      { type: 'fail', code: pick([-1, 1, 7]) },
      { type: 'hang' },
      // The login waits 3 s for the app.
      { type: 'late', ms: pick([100, 2_999, 3_001, 20_000]) },
      { type: 'duplicate' },
      { type: 'malformed' },
    ]);
  const versionCheck = { 'SystemInfo.getAppConfig': [step(), step()] };
  return simulator({
    clock,
    // The login uses the app from version 3.6.1.
    appVersion: pick(['3.6.1', '3.6.1', '3.10.0', '3.6.0', '3.6', '']),
    latencyMs: pick([0, 20, 1_400, 2_999]),
    appearsAfterMs: pick([0, 0, 500, 2_900, 3_100, Infinity]),
    methods: {
      'Router.push': [step(), step(), step()],
      ...pick([versionCheck, {}, {}, {}, {}]),
    },
  });
}

/** A login that records whether its form is open and how often it reloaded the page. */
function randomLogin(pick: Pick, clock: ManualClock, bridge: Bridge) {
  const page = { isFormOpen: false, reloads: 0 };
  const profile = pick(['fetched', 'fetched', 'fails', 'hangs']);
  const token = pick(['token', 'token', undefined]);
  const login = createLogin({
    bridge,
    clock,
    isApp: true,
    openModal() {
      page.isFormOpen = true;
    },
    closeModal() {
      page.isFormOpen = false;
    },
    getProfile() {
      if (profile === 'fails') return Promise.reject(new Error('offline'));
      return new Promise((resolve) => {
        if (profile === 'fetched') clock.setTimeout(() => resolve({}), 50);
      });
    },
    getToken: () => token,
    reload() {
      page.reloads += 1;
    },
  });
  return { login, page };
}

/** Logs in, and taps up to four times more at random moments. */
async function tap(
  login: Login,
  page: { readonly isFormOpen: boolean },
  { random, pick, clock }: { random: () => number; pick: Pick; clock: ManualClock },
) {
  const actions = {
    login: () => login.login(),
    register: () => login.register(),
    close: () => login.close(login.getState().view),
    succeed() {
      if (page.isFormOpen) login.succeed(login.getState().view);
    },
  };
  login.login();
  for (let taps = Math.floor(random() * 5); taps > 0; taps -= 1) {
    await clock.advance(Math.floor(random() * 6_000));
    actions[pick(['login', 'login', 'register', 'close', 'succeed'] as const)]();
  }
}

const ends = {
  hidden: 'nothing',
  openLogin: 'form',
  loginSuccess: 'success',
  registerSuccess: 'success',
} as const;

/** Simulates minutes of random taps, closed forms and app faults, then waits until every timer has run. */
async function play(seed: number) {
  const random = seededRandom(seed);
  const pick: Pick = (options) => options[Math.floor(random() * options.length)]!;
  const clock = createManualClock();
  const transport = randomTransport(pick, clock);
  const bridge = createBridge({ transport, clock });
  const { login, page } = randomLogin(pick, clock, bridge);
  await tap(login, page, { random, pick, clock });
  await clock.advance(untilAllTimersRan);
  const end = ends[login.getState().modal];
  login.dispose();
  bridge.dispose();
  await clock.advance(0);
  // The ids of the messages are random, but not by the seed.
  const calls = transport.calls.map(({ module, method }) => `${module}.${method}`);
  return { end, ...page, calls, timers: clock.timers, pending: bridge.pending };
}

it.each(seeds)(
  'ends the schedule with seed %d in a success, in an open form, or with neither',
  async (seed) => {
    const { end, isFormOpen, reloads, timers, pending } = await play(seed);
    expect(reloads, `TEST_SEED=${seed}`).toBe(end === 'success' ? 1 : 0);
    expect(isFormOpen).toBe(end === 'form');
    expect(timers).toBe(0);
    expect(pending).toBe(0);
  },
);

it('runs the same schedule for the same seed', async () => {
  expect(await play(firstSeed)).toEqual(await play(firstSeed));
});

it('has schedules that end in each of these three ways', async () => {
  const schedules = await Promise.all(seeds.map(play));
  expect(new Set(schedules.map(({ end }) => end))).toEqual(new Set(['nothing', 'form', 'success']));
});
