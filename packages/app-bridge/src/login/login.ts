import type { CallOptions } from '../bridge/bridge.ts';
import type { BridgeError } from '../bridge/bridgeError.ts';
import type { BridgeEvents } from '../bridge/bridgeEvents.ts';
import type { NativeCall } from '../bridge/nativeCall.ts';
import { systemClock, type Clock } from '../clock.ts';
import { createEmitter } from '../emitter.ts';
import type { MiniApp, MiniAppLogin, SignedMiniApp } from '../miniApp.ts';
import { createFormUpdate } from './createFormUpdate.ts';
import {
  initialLoginState,
  type LoginEvent,
  type LoginState,
  type LoginView,
} from './loginState.ts';
import { lateSuccess, openNativePage } from './nativePages.ts';
import { createProfileWait } from './profileWait.ts';

/** The part of a {@link Bridge} that a login uses. */
export interface LoginBridge {
  call(method: string, params: object, options: CallOptions): Promise<unknown>;
  on(event: 'lateReply', listener: (detail: BridgeEvents['lateReply']) => void): () => void;
}

/** Options of {@link createLogin}. */
export interface LoginOptions {
  /** Bridge to the app. Omit it if there is no app. */
  bridge?: LoginBridge | undefined;
  /**
   * Returns the call that opens the app's login or registration, to which the app replies with code 0 once the
   * visitor is logged in. Default: `Router.push` with the path `loginpage` or `register`.
   */
  loginCall?: (view: LoginView) => NativeCall;
  /**
   * Codes with which the app replies after the visitor closed its login, such as `E_CANCELLED`. Nothing opens then.
   * Default: none, so the web form opens after each error.
   */
  canceledCodes?: readonly (number | string)[];
  /**
   * Access to the messaging app: one that logs in on its invite page, or one whose signed data the site's own login
   * verifies. Omit it if there is no messaging app.
   */
  miniApp?: Pick<MiniApp, 'isMiniApp' | 'requestLogin'> | SignedMiniApp | undefined;
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
  /** Returns the return address and the inviter for the mini app. Default: only the page's address. */
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
  /**
   * Call after the visitor logged in or registered in the web modal. Fetches the profile, then reloads
   * the page once.
   */
  succeed(view: LoginView): void;
  /** Call when the visitor closes the modal. */
  close(view: LoginView): void;
  /** Fetches the profile and updates `profile` in the state. Never rejects. */
  loadProfile(): Promise<void>;
  /** Returns the state, for `useSyncExternalStore`: the same object until the state changes. */
  getState(): LoginState;
  /** Adds a listener for changes of the state. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  /** Cancels a pending login in the app or the messenger, or a pending redirect for the mini app. */
  cancel(): void;
  /** Cancels everything permanently. No callback is called afterwards. */
  dispose(): void;
}

/**
 * Time after which another click opens the web modal, in ms: if the visitor can click, the page is
 * visible and the app's login is not. A login in the app that succeeds later still counts.
 */
const nativeWaitMs = 3_000;

/** Coordinates login in the app, in the mini app and on the web. Renders no UI. */
export function createLogin({
  bridge,
  loginCall = openNativePage,
  canceledCodes = [],
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
  const changes = createEmitter<[]>();
  /** View by the parameters of each call that opens a page of the app. */
  const asked = new WeakMap<object, LoginView>();
  let state = initialLoginState;
  /** Aborts logins in the app or with signed data that have not succeeded yet. */
  let logins = new AbortController();
  let isAsked = false;
  let cancelRedirect: (() => void) | undefined;
  let waitTimer: unknown;
  let succeeded = false;
  let disposed = false;

  function set(change: Partial<LoginState>, event?: LoginEvent) {
    if (disposed) return;
    state = { ...state, ...change };
    if (event) report(event);
    changes.emit();
    updateForm();
  }

  const updateForm = createFormUpdate(
    () => (state.modal === 'openLogin' ? state.view : undefined),
    (form) => {
      if (!form) {
        attempt(closeModal);
        return true;
      }
      const isOpen = attempt(() => {
        openModal(form);
      });
      // Otherwise, another click would find an open form and do nothing.
      if (!isOpen) set({ modal: 'hidden' });
      return isOpen;
    },
  );

  /** Runs a callback of the page. Reports its exception and returns false, so that the login continues. */
  function attempt(callback: () => void): boolean {
    if (disposed) return true;
    try {
      callback();
      return true;
    } catch (error) {
      report({ type: 'callbackFailed', error });
      return false;
    }
  }

  function report(event: LoginEvent) {
    if (disposed) return;
    try {
      onEvent?.(event);
    } catch {
      // Ignored, because an exception from `onEvent` cannot be reported through `onEvent`.
    }
  }

  function wait() {
    clock.clearTimeout(waitTimer);
    waitTimer = clock.setTimeout(stopWaiting, nativeWaitMs);
    set({ waiting: true });
  }

  function stopWaiting() {
    clock.clearTimeout(waitTimer);
    if (state.waiting) set({ waiting: false });
  }

  function start(view: LoginView) {
    if (disposed || succeeded) return;
    const isRefused = !attempt(() => {
      if (miniApp?.isMiniApp()) {
        if ('logIn' in miniApp) startSigned(miniApp, view);
        else startMiniApp(miniApp, view);
      } else if (isApp && bridge) startNative(bridge, view);
      else showModal(view);
    });
    if (isRefused) showModal(view);
  }

  /** @throws any error of the page, such as one of an invalid return address */
  function startMiniApp(app: Pick<MiniApp, 'requestLogin'>, view: LoginView) {
    const login = getReturn();
    if (disposed) return;
    cancelRedirect?.();
    cancelRedirect = app.requestLogin(login);
    wait();
    report({ type: 'redirected', view });
  }

  function startSigned(app: SignedMiniApp, view: LoginView) {
    ask('miniApp', view, async (signal) => {
      await app.logIn({ view, signal });
      if (!signal.aborted) succeed(view);
    });
  }

  function startNative(native: LoginBridge, view: LoginView) {
    ask('native', view, (signal) => {
      const { method, params: given } = loginCall(view);
      // Copied, so that a late reply shows which login asked.
      const params = { ...given };
      asked.set(params, view);
      return native
        .call(method, params, { interactive: true, signal })
        .then(() => finishNative(view, signal));
    });
  }

  /**
   * Asks the app or the messenger. Opens the web form if that fails.
   *
   * @throws any error of `send`
   */
  function ask(
    host: 'native' | 'miniApp',
    view: LoginView,
    send: (signal: AbortSignal) => Promise<void>,
  ) {
    // After 3 s without a reply, another click opens the web form. The host may still reply.
    if (state.modal === 'openLogin' || (isAsked && !state.waiting)) {
      showModal(view);
      return;
    }
    if (isAsked) return;
    const { signal } = logins;
    const reply = send(signal);
    isAsked = true;
    wait();
    report({ type: `${host}Asked`, view });
    reply
      .catch((error: unknown) => {
        if (signal.aborted || succeeded) return;
        if (host === 'native' && isCanceled(error)) {
          report({ type: 'nativeCanceled', view });
          return;
        }
        report({ type: `${host}Failed`, view, error });
        if (state.modal !== 'openLogin') showModal(view);
      })
      .finally(() => {
        if (signal.aborted) return;
        isAsked = false;
        stopWaiting();
      });
  }

  function isCanceled(error: unknown): boolean {
    const code = (error as Partial<BridgeError> | undefined)?.code;
    return code !== undefined && canceledCodes.includes(code);
  }

  /** Handles code 0 from the app: fetches the profile, then checks the token (spec 4). */
  async function finishNative(view: LoginView, signal: AbortSignal) {
    const hasProfile = await profileWait.load();
    if (!hasProfile || signal.aborted || succeeded) return;
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
    if (disposed || (state.modal === 'openLogin' && state.view === view)) return;
    set(
      {
        modal: 'openLogin',
        view,
        ...(view === 'login' ? { loginClosed: false } : { registerClosed: false }),
      },
      { type: 'modalOpened', view },
    );
  }

  /** Fetches the profile. Resolves to false if that fails. */
  async function loadProfile(): Promise<boolean> {
    if (disposed) return false;
    try {
      await getProfile();
      if (state.profile !== 'fetched') set({ profile: 'fetched' });
      return true;
    } catch (error) {
      report({ type: 'profileFailed', error });
      return false;
    }
  }

  const profileWait = createProfileWait(loadProfile, clock);

  function finish(view: LoginView) {
    succeeded = true;
    set(
      { modal: view === 'login' ? 'loginSuccess' : 'registerSuccess', view },
      { type: 'succeeded', view },
    );
  }

  function succeed(view: LoginView) {
    if (disposed || succeeded) return;
    finish(view);
    void profileWait.load().then(() => {
      attempt(reload);
    });
  }

  /** Handles a late success from an app that first failed, if the modal is still open. */
  function onLateReply(late: BridgeEvents['lateReply']) {
    const view = lateSuccess(late, asked);
    if (view && state.modal === 'openLogin') void finishNative(view, logins.signal);
  }

  function cancel() {
    const canceled = logins;
    logins = new AbortController();
    isAsked = false;
    canceled.abort();
    cancelRedirect?.();
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
    succeed,
    close(view) {
      if (state.modal !== 'openLogin' || state.view !== view) return;
      set(
        {
          modal: 'hidden',
          ...(view === 'login' ? { loginClosed: true } : { registerClosed: true }),
        },
        { type: 'modalClosed', view },
      );
    },
    async loadProfile() {
      await loadProfile();
    },
    cancel,
    getState: () => state,
    subscribe: (listener) => changes.add(listener),
    dispose() {
      disposed = true;
      changes.clear();
      cancel();
      state = { ...state, waiting: false };
      stopListening?.();
      profileWait.dispose();
    },
  };
}
