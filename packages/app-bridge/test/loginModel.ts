import fc from '@tooling/testing/fastCheck';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { expect } from 'vitest';
import { createBridge } from '../src/bridge/createBridge.ts';
import { createLogin } from '../src/login/login.ts';
import type { LoginView } from '../src/login/loginState.ts';
import { manualTransport } from './manualTransport.ts';

/** Environments in which the page runs. A silent app never sends its version. */
const places = ['app', 'app', 'app', 'oldApp', 'silentApp', 'web'] as const;
const views: readonly LoginView[] = ['login', 'register'];

/** Creates a login. Commands answer its calls to the app and for the profile. */
function setUp(place: (typeof places)[number]) {
  const clock = createFakeClock(0);
  const { transport, sent, answer } = manualTransport();
  const bridge = createBridge({ transport, clock });
  const state = {
    form: undefined as LoginView | undefined,
    reloads: 0,
    /** Whether a success is allowed: the form succeeded, or the app did and the profile was fetched. */
    maySucceed: false,
    hasSucceeded: false,
    hasToken: true,
    isDisposed: false,
    afterDispose: 0,
    /** Index in `sent` below which logins in the app are canceled. */
    canceled: 0,
    profiles: [] as { resolve: () => void; reject: () => void }[],
    disposeAt: undefined as string | undefined,
  };
  const dispose = () => {
    state.isDisposed = true;
    login.dispose();
  };
  /** Records a callback. Disposes of the login inside the callback if a command requested that. */
  const onCallback = (name: string) => {
    if (state.isDisposed) state.afterDispose += 1;
    if (state.disposeAt === name) dispose();
  };
  const login = createLogin({
    bridge,
    clock,
    isApp: place !== 'web',
    openModal(view) {
      state.form = view;
      onCallback('openModal');
    },
    closeModal() {
      state.form = undefined;
      onCallback('closeModal');
    },
    getProfile() {
      onCallback('getProfile');
      return new Promise<void>((resolve, reject) => {
        state.profiles.push({ resolve, reject: () => reject(new Error('offline')) });
      });
    },
    getToken() {
      onCallback('getToken');
      return state.hasToken ? 'token' : undefined;
    },
    reload() {
      state.reloads += 1;
      onCallback('reload');
    },
    onEvent: ({ type }) => onCallback(type),
  });
  login.subscribe(() => onCallback('listener'));
  /** Answers all pending version checks, unless the app is silent. */
  const answerChecks = () => {
    if (place === 'silentApp') return;
    const appVersion = place === 'oldApp' ? '3.6.0' : '3.6.1';
    for (const { id, method } of sent) {
      if (method === 'getAppConfig') answer(id, { code: 0, data: { appVersion } });
    }
  };
  const pushes = () => sent.filter(({ module }) => module === 'Router');
  const pass = async (ms: number) => {
    await clock.advanceAsync(0);
    answerChecks();
    await clock.advanceAsync(ms);
    answerChecks();
    await clock.advanceAsync(0);
  };
  return { clock, bridge, login, state, answer, pushes, pass, dispose };
}

type Real = ReturnType<typeof setUp>;
type Action = (real: Real) => void | Promise<void>;

function isSuccess({ login }: Real): boolean {
  return login.getState().modal.endsWith('Success');
}

/** Checks after every command that the state, the form and the reloads are consistent. */
function check(real: Real) {
  const { login, state } = real;
  expect(state.reloads).toBeLessThanOrEqual(1);
  expect(state.afterDispose).toBe(0);
  if (isSuccess(real)) expect(state.maySucceed).toBe(true);
  else expect(state.hasSucceeded).toBe(false);
  state.hasSucceeded = isSuccess(real);
  if (state.isDisposed) return;
  const { modal, view } = login.getState();
  expect(state.form).toBe(modal === 'openLogin' ? view : undefined);
  if (state.reloads > 0) expect(isSuccess(real)).toBe(true);
}

function command(name: string, action: Action): fc.AsyncCommand<object, Real> {
  return {
    check: () => true,
    async run(_model, real) {
      await action(real);
      await real.pass(0);
      check(real);
    },
    toString: () => name,
  };
}

/** Returns a command: the app replies to a login, possibly late, twice or after `cancel`. */
function reply(index: number, code: number): Action {
  return ({ login, state, answer, pushes }) => {
    const all = pushes();
    const push = all[index % all.length];
    if (!push) return;
    const isExpected =
      all.indexOf(push) >= state.canceled || login.getState().modal === 'openLogin';
    if (code === 0 && isExpected) state.maySucceed = true;
    answer(push.id, { code });
  };
}

/** Command: the form reports a success, possibly for a second time. */
const succeed: Action = (real) => {
  const { login, state } = real;
  if (!state.form && !isSuccess(real)) return;
  state.maySucceed = true;
  login.succeed(state.form ?? 'login');
};

const close =
  (view: LoginView): Action =>
  ({ login }) => {
    const before = login.getState();
    login.close(view);
    if (before.view !== view) expect(login.getState()).toBe(before);
  };

/** Command: settles the oldest pending fetch of the profile. */
const endProfile =
  (end: 'resolve' | 'reject'): Action =>
  (real) => {
    const { state } = real;
    state.profiles.shift()?.[end]();
    // A login in the app does not succeed without a profile.
    if (end === 'reject' && state.profiles.length === 0 && !isSuccess(real)) {
      state.maySucceed = false;
    }
  };

const cancel: Action = (real) => {
  const { login, state, pushes } = real;
  login.cancel();
  state.canceled = pushes().length;
  if (!isSuccess(real)) state.maySucceed = false;
};

const disposeAt =
  (name: string): Action =>
  ({ state, dispose }) => {
    state.disposeAt = name;
    if (name === 'now') dispose();
  };

const always = (name: string, action: Action) => fc.constant(command(name, action));

const commands = [
  always('login', ({ login }) => login.login()),
  always('register', ({ login }) => login.register()),
  always('succeed', succeed),
  always('cancel', cancel),
  fc.constantFrom(...views).map((view) => command(`close ${view}`, close(view))),
  fc
    .tuple(fc.nat(3), fc.constantFrom(0, 0, 7))
    .map(([index, code]) => command(`app answers page ${index}, code ${code}`, reply(index, code))),
  fc
    .constantFrom('resolve' as const, 'reject' as const)
    .map((end) => command(`profile, ${end}`, endProfile(end))),
  fc.boolean().map((hasToken) =>
    command(hasToken ? 'token' : 'no token', ({ state }) => {
      state.hasToken = hasToken;
    }),
  ),
  fc
    .constantFrom('now', 'openModal', 'closeModal', 'getProfile', 'getToken', 'reload', 'listener')
    .map((name) => command(`dispose, ${name}`, disposeAt(name))),
  always('login again', ({ login }) => login.login()),
  fc.constantFrom(10, 2_990, 3_010).map((ms) => command(`wait ${ms} ms`, ({ pass }) => pass(ms))),
];

/**
 * Checks that any order of taps, replies, profile fetches and disposal ends consistently, with at most
 * one reload.
 */
export async function checkLogin(numRuns: number) {
  const ends = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places),
      fc.commands(commands, { maxCommands: 25, size: 'max' }),
      fc.boolean(),
      async (place, schedule, isAwaited) => {
        const real = setUp(place);
        const { clock, bridge, login, state, pass } = real;
        await fc.asyncModelRun(() => ({ model: {}, real }), schedule);
        if (isAwaited) {
          await pass(60_000);
          check(real);
          if (!state.isDisposed) expect(state.reloads).toBe(isSuccess(real) ? 1 : 0);
          expect(login.getState().waiting).toBe(false);
          const end = state.isDisposed ? 'disposed' : login.getState().modal;
          ends.set(end, (ends.get(end) ?? 0) + 1);
        }
        real.dispose();
        bridge.dispose();
        expect(clock.pending).toBe(0);
        for (const { resolve } of state.profiles) resolve();
        await pass(60_000);
        expect([clock.pending, state.afterDispose]).toEqual([0, 0]);
      },
    ),
    { numRuns },
  );
  return ends;
}
