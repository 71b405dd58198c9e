import type { Bridge, BridgeEvents } from '../bridge/bridge.ts';
import { systemClock, type Clock } from '../clock.ts';
import { createEmitter } from '../emitter.ts';
import type { MiniApp, MiniAppLogin } from '../miniApp/miniApp.ts';
import type { NativeReply } from '../transports/transport.ts';

/** Form that the visitor asked for. */
export type LoginView = 'login' | 'register';

/** State of the login (spec 4). */
export interface LoginState {
  readonly modal: 'hidden' | 'openLogin' | 'loginSuccess' | 'registerSuccess';
  /** The current or last form of the modal. */
  readonly view: LoginView;
  /** Whether the visitor closed the login modal since it was last opened. */
  readonly loginClosed: boolean;
  readonly registerClosed: boolean;
  readonly profile: 'notFetched' | 'fetched';
  /** True for up to 3 s after an app was asked, until it answers. Show a pending state. */
  readonly waiting: boolean;
}

/** Event for logs and analytics. Contains no personal data. */
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

/** Options of {@link createLogin}. */
export interface LoginOptions {
  /** Omit it if there is no app. */
  bridge?: Pick<Bridge, 'call' | 'on'> | undefined;
  /** Omit it if there is no messaging app. */
  miniApp?: Pick<MiniApp, 'isMiniApp' | 'requestLogin'> | undefined;
  /** True if the page runs in the webview of the app. */
  isApp: boolean;
  /** Opens the web form. Called again to switch between login and registration. */
  openModal: (view: LoginView) => void;
  /** Closes the web form, after success or because the visitor closed it. */
  closeModal: () => void;
  /** Fetches the profile, bypassing every cache. */
  getProfile: () => Promise<unknown>;
  /** Returns the token that the app or the API stored, if any. */
  getToken: () => string | undefined;
  /** Reloads the page. Called at most once. */
  reload: () => void;
  /** Returns the return address and the inviter for the mini app. Default: the address of the page. */
  getReturn?: () => MiniAppLogin;
  /** Called with events for logs and analytics. */
  onEvent?: (event: LoginEvent) => void;
  clock?: Clock;
}

/** Login flow, see {@link createLogin}. */
export interface Login {
  /** Starts a login. In the app, does nothing while `waiting` is true. */
  login(): void;
  /** Starts a registration. In the app, does nothing while `waiting` is true. */
  register(): void;
  /** Call after a success in the web modal. Fetches the profile, then reloads the page once. */
  succeed(view: LoginView): void;
  /** Call when the visitor closes the modal. */
  close(view: LoginView): void;
  /** Fetches the profile and updates `profile` in the state. Never rejects. */
  loadProfile(): Promise<void>;
  /** Returns the state: the same object until it changes, for `useSyncExternalStore`. */
  getState(): LoginState;
  /** Adds a listener for changes of the state. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  /** Cancels a pending login in the app or redirect to the mini app. */
  cancel(): void;
  /** Cancels everything for good. No callback is called afterwards. */
  dispose(): void;
}

/** Parameters of the app's login pages (spec 4). */
const nativePages = {
  login: { path: 'loginpage', fromWeb: 1 },
  register: { path: 'register', fromWeb: 1, directlyRegister: true },
} as const;

/**
 * Time after which another click opens the web modal, in ms: the visitor evidently sees the page and
 * not the app's login. A later success of the app still counts.
 */
const nativeWaitMs = 3_000;

/** Maximum wait for the profile before the reload after a success, in ms. */
const profileWaitMs = 3_000;

/** Coordinates login in the app, in the mini app and on the web (spec 4). Renders no UI. */
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
  /** Aborts the pending login in the app; undefined if there is none. */
  let pendingNative: AbortController | undefined;
  let cancelRedirect: (() => void) | undefined;
  let waitTimer: unknown;
  const profileTimers = new Set<unknown>();
  let succeeded = false;
  let disposed = false;

  function set(change: Partial<LoginState>) {
    state = { ...state, ...change };
    changes.emit(undefined);
  }

  /** Reports an exception of a page callback instead of leaving the login half done. */
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
      // An exception from `onEvent` cannot be reported through `onEvent`.
    }
  }

  function wait() {
    stopWaiting();
    waitTimer = clock.setTimeout(stopWaiting, nativeWaitMs);
    set({ waiting: true });
  }

  function stopWaiting() {
    clock.clearTimeout(waitTimer);
    if (state.waiting) set({ waiting: false });
  }

  function start(view: LoginView) {
    if (disposed || succeeded) return;
    if (miniApp?.isMiniApp()) startMiniApp(miniApp, view);
    else if (isApp && bridge) startNative(bridge, view);
    else showModal(view);
  }

  function startMiniApp(app: Pick<MiniApp, 'requestLogin'>, view: LoginView) {
    attempt(() => {
      cancelRedirect?.();
      cancelRedirect = app.requestLogin(getReturn());
      wait();
      report({ type: 'redirected', view });
    });
  }

  function startNative(native: Pick<Bridge, 'call'>, view: LoginView) {
    // After 3 s without an answer, another click opens the web form. The app may still answer.
    if (state.modal === 'openLogin' || (pendingNative && !state.waiting)) {
      showModal(view);
      return;
    }
    if (pendingNative) return;
    const controller = new AbortController();
    pendingNative = controller;
    report({ type: 'nativeAsked', view });
    wait();
    native
      .call('Router.push', nativePages[view], { interactive: true, signal: controller.signal })
      .then(() => finishNative(view))
      .catch((error: unknown) => {
        if (controller.signal.aborted || succeeded) return;
        report({ type: 'nativeFailed', view, error });
        if (state.modal !== 'openLogin') showModal(view);
      })
      .finally(() => {
        if (pendingNative !== controller) return;
        pendingNative = undefined;
        stopWaiting();
      });
  }

  /** Handles code 0 from the app: fetches the profile, then checks the token (spec 4). */
  async function finishNative(view: LoginView) {
    await loadProfileInTime();
    if (disposed || succeeded) return;
    if (readToken() === undefined) {
      report({ type: 'nativeWithoutToken', view });
      return;
    }
    finish(view);
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

  /** Fetches the profile, but resolves after `profileWaitMs` so that a slow request can't block the reload. */
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

  function finish(view: LoginView) {
    const wasOpen = state.modal === 'openLogin';
    succeeded = true;
    set({ modal: view === 'login' ? 'loginSuccess' : 'registerSuccess', view });
    report({ type: 'succeeded', view });
    if (wasOpen) attempt(closeModal);
  }

  /** Handles an app that first failed and then succeeds while the modal is open. */
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
    pendingNative?.abort();
    pendingNative = undefined;
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
      finish(view);
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
