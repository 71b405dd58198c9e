import type { Bridge, BridgeEvents } from './bridge.ts';
import { systemClock, type Clock } from './clock.ts';
import { createEmitter } from './emitter.ts';
import type { MiniApp, MiniAppLogin } from './miniApp.ts';
import type { NativeReply } from './transport.ts';

/** The two things a visitor can want. */
export type LoginView = 'login' | 'register';

/** What is on the screen, and what became of it (spec 4). */
export interface LoginState {
  readonly modal: 'hidden' | 'openLogin' | 'loginSuccess' | 'registerSuccess';
  /** What the modal shows, or showed last. */
  readonly view: LoginView;
  /** Whether the visitor closed the login modal since it was last opened. */
  readonly loginClosed: boolean;
  readonly registerClosed: boolean;
  readonly profile: 'notFetched' | 'fetched';
  /** Whether an app was asked and may still answer at once: for 3 s at most. Draw it as pending. */
  readonly waiting: boolean;
}

/** For logs and analytics; nothing in it is personal. */
export type LoginEvent =
  | { type: 'nativeAsked'; view: LoginView }
  | { type: 'nativeFailed'; view: LoginView; error: unknown }
  | { type: 'nativeWithoutToken'; view: LoginView }
  | { type: 'modalOpened'; view: LoginView }
  | { type: 'modalClosed'; view: LoginView }
  | { type: 'redirected'; view: LoginView }
  | { type: 'succeeded'; view: LoginView }
  | { type: 'profileFailed'; error: unknown }
  | { type: 'callbackFailed'; error: unknown };

/** What {@link createLogin} takes: the page's hands and eyes. */
export interface LoginOptions {
  /** Left out where there is no app. */
  bridge?: Pick<Bridge, 'call' | 'on'> | undefined;
  /** Left out where there is no messaging app. */
  miniApp?: Pick<MiniApp, 'isMiniApp' | 'requestLogin'> | undefined;
  /** Whether the page runs in the app's webview. */
  isApp: boolean;
  /** Shows the web's own form; called again to switch the view. */
  openModal: (view: LoginView) => void;
  /** Hides it, after success or because the visitor closed it. */
  closeModal: () => void;
  /** Fetches the profile anew, past every cache. */
  getProfile: () => Promise<unknown>;
  /** The token that the app or the API left, if any. */
  getToken: () => string | undefined;
  /** Reloads the page; called once at most. */
  reload: () => void;
  /** Where the mini app comes back to, and who invited. Default: the page's own address. */
  getReturn?: () => MiniAppLogin;
  /** For logs and analytics. */
  onEvent?: (event: LoginEvent) => void;
  clock?: Clock;
}

/** The login machine, see {@link createLogin}. */
export interface Login {
  /** Starts to log in; does nothing while one is under way. */
  login(): void;
  /** The same for a registration. */
  register(): void;
  /** The web modal's success: refetches the profile and reloads the page, once. */
  succeed(view: LoginView): void;
  /** The visitor closed the modal. */
  close(view: LoginView): void;
  /** Fetches the profile for the state's `profile`. Never rejects. */
  loadProfile(): Promise<void>;
  /** The same object until something changes, as `useSyncExternalStore` wants it. */
  getState(): LoginState;
  /** Calls after every change of the state. Returns a function that takes the listener off. */
  subscribe(listener: () => void): () => void;
  /** Calls off what is under way outside the page: the app's login, the mini app's redirect. */
  cancel(): void;
  /** Cancels everything under way, for good; nothing is called any more. */
  dispose(): void;
}

/** The app's login pages (spec 4). */
const nativePages = {
  login: { path: 'loginpage', fromWeb: 1 },
  register: { path: 'register', fromWeb: 1, directlyRegister: true },
} as const;

/**
 * A visitor who asks again after this many ms looks at the page, not at the app's login: the web
 * modal opens, and the app's answer still counts.
 */
const impatientAfterMs = 3_000;

/** How long the reload after a success waits for the profile, in ms. */
const profileWaitMs = 3_000;

/** Orchestrates login in the app, in the mini app and on the web (spec 4). Has no screens. */
export function createLogin({
  bridge,
  miniApp,
  isApp,
  openModal,
  closeModal,
  getProfile,
  getToken,
  reload,
  getReturn = () => ({ redirectUrl: globalThis.location.href }),
  onEvent,
  clock = systemClock,
}: LoginOptions): Login {
  const changes = createEmitter<undefined>();
  let state: LoginState = {
    modal: 'hidden',
    view: 'login',
    loginClosed: false,
    registerClosed: false,
    profile: 'notFetched',
    waiting: false,
  };
  /** The native login under way. */
  let flight: AbortController | undefined;
  let cancelRedirect: (() => void) | undefined;
  let waitTimer: unknown;
  const profileTimers = new Set<unknown>();
  let succeeded = false;
  let disposed = false;

  function set(change: Partial<LoginState>) {
    state = { ...state, ...change };
    changes.emit(undefined);
  }

  /** A callback of the page that throws must not stop the machine half-way. */
  function attempt(callback: () => void) {
    try {
      callback();
    } catch (error) {
      report({ type: 'callbackFailed', error });
    }
  }

  function report(event: LoginEvent) {
    try {
      onEvent?.(event);
    } catch {
      // The one place where its own failure could be reported has just failed.
    }
  }

  function wait() {
    stopWaiting();
    waitTimer = clock.setTimeout(stopWaiting, impatientAfterMs);
    set({ waiting: true });
  }

  function stopWaiting() {
    clock.clearTimeout(waitTimer);
    if (state.waiting) set({ waiting: false });
  }

  function start(view: LoginView) {
    if (disposed || succeeded) return;
    if (miniApp?.isMiniApp()) leave(miniApp, view);
    else if (isApp && bridge) startNative(bridge, view);
    else showModal(view);
  }

  function leave(app: Pick<MiniApp, 'requestLogin'>, view: LoginView) {
    attempt(() => {
      cancelRedirect?.();
      cancelRedirect = app.requestLogin(getReturn());
      wait();
      report({ type: 'redirected', view });
    });
  }

  function startNative(native: Pick<Bridge, 'call'>, view: LoginView) {
    // An app that has had its time may still answer; whoever asks again gets the web's form.
    if (state.modal === 'openLogin' || (flight && !state.waiting)) {
      showModal(view);
      return;
    }
    if (flight) return;
    const own = new AbortController();
    flight = own;
    report({ type: 'nativeAsked', view });
    wait();
    native
      .call('Router.push', nativePages[view], { interactive: true, signal: own.signal })
      .then(() => finishNative(view))
      .catch((error: unknown) => {
        if (own.signal.aborted || succeeded) return;
        report({ type: 'nativeFailed', view, error });
        if (state.modal !== 'openLogin') showModal(view);
      })
      .finally(() => {
        if (flight !== own) return;
        flight = undefined;
        stopWaiting();
      });
  }

  /** Code 0 from the app: profile, then token, then success (spec 4). */
  async function finishNative(view: LoginView) {
    await loadProfileInTime();
    if (disposed || succeeded) return;
    if (readToken() === undefined) {
      report({ type: 'nativeWithoutToken', view });
      return;
    }
    announce(view);
    attempt(reload);
  }

  function readToken(): string | undefined {
    let token: string | undefined;
    attempt(() => {
      token = getToken() || undefined;
    });
    return token;
  }

  function showModal(view: LoginView) {
    if (state.modal === 'openLogin' && state.view === view) return;
    set({
      modal: 'openLogin',
      view,
      ...(view === 'login' ? { loginClosed: false } : { registerClosed: false }),
    });
    report({ type: 'modalOpened', view });
    attempt(() => {
      openModal(view);
    });
  }

  async function loadProfile() {
    if (disposed) return;
    try {
      await getProfile();
      if (!disposed && state.profile !== 'fetched') set({ profile: 'fetched' });
    } catch (error) {
      if (!disposed) report({ type: 'profileFailed', error });
    }
  }

  /** A profile that hangs must not keep a logged-in visitor waiting for the reload. */
  function loadProfileInTime(): Promise<void> {
    return new Promise((resolve) => {
      const timer = clock.setTimeout(resolve, profileWaitMs);
      profileTimers.add(timer);
      void loadProfile().then(() => {
        clock.clearTimeout(timer);
        profileTimers.delete(timer);
        resolve();
      });
    });
  }

  function announce(view: LoginView) {
    const wasOpen = state.modal === 'openLogin';
    succeeded = true;
    set({ modal: view === 'login' ? 'loginSuccess' : 'registerSuccess', view });
    report({ type: 'succeeded', view });
    if (wasOpen) attempt(closeModal);
  }

  /** The app may answer "failed" first and "done" later: then the modal is in the way. */
  function onLateReply({ method, params, reply }: BridgeEvents['lateReply']) {
    if (
      method !== 'Router.push' ||
      state.modal !== 'openLogin' ||
      (reply as Partial<NativeReply> | null)?.code !== 0
    )
      return;
    const view = (['login', 'register'] as const).find((name) => params === nativePages[name]);
    if (view) void finishNative(view);
  }

  function cancel() {
    cancelRedirect?.();
    flight?.abort();
    flight = undefined;
    stopWaiting();
  }

  const stopListening = bridge?.on('lateReply', onLateReply);

  return {
    login() {
      start('login');
    },
    register() {
      start('register');
    },
    succeed(view) {
      if (disposed || succeeded) return;
      announce(view);
      void loadProfileInTime().then(() => {
        if (!disposed) attempt(reload);
      });
    },
    close(view) {
      if (disposed || state.modal !== 'openLogin') return;
      set({
        modal: 'hidden',
        ...(view === 'login' ? { loginClosed: true } : { registerClosed: true }),
      });
      report({ type: 'modalClosed', view });
      attempt(closeModal);
    },
    loadProfile,
    cancel,
    getState: () => state,
    subscribe: (listener) => changes.add(listener),
    dispose() {
      disposed = true;
      changes.clear();
      cancel();
      stopListening?.();
      for (const timer of profileTimers) clock.clearTimeout(timer);
    },
  };
}
