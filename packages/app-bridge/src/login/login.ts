import type { CallOptions } from '../bridge/bridge.ts';
import type { BridgeEvents } from '../bridge/bridgeEvents.ts';
import type { NativeCall } from '../bridge/nativeCall.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { MiniApp, MiniAppLogin } from '../miniApp.ts';
import type { SignedMiniApp } from '../signedMiniApp.ts';
import { createHostLogin } from './hostLogin.ts';
import type { LoginEvent, LoginState, LoginView } from './loginState.ts';
import { createLoginStore } from './loginStore.ts';
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
  const store = createLoginStore({ openModal, closeModal, onEvent });
  const host = createHostLogin({ store, canceledCodes, clock });
  const profileWait = createProfileWait(loadProfile, clock);
  /** View by the parameters of each call that opens a page of the app. */
  const views = new WeakMap<object, LoginView>();
  let cancelRedirect: (() => void) | undefined;

  function start(view: LoginView) {
    if (store.isDisposed || store.hasSucceeded) return;
    const hasStarted = store.attempt(() => {
      if (miniApp?.isMiniApp()) {
        if ('logIn' in miniApp) startSigned(miniApp, view);
        else startMiniApp(miniApp, view);
      } else if (isApp && bridge) {
        startNative(bridge, view);
      } else {
        store.showForm(view);
      }
    });
    if (!hasStarted) store.showForm(view);
  }

  /** @throws any error of the page, such as one of an invalid return address */
  function startMiniApp(app: Pick<MiniApp, 'requestLogin'>, view: LoginView) {
    const login = getReturn();
    if (store.isDisposed) return;
    cancelRedirect?.();
    cancelRedirect = app.requestLogin(login);
    host.wait();
    store.report({ type: 'redirected', view });
  }

  function startSigned(app: SignedMiniApp, view: LoginView) {
    host.ask('miniApp', view, async (signal) => {
      await app.logIn({ view, signal });
      if (!signal.aborted) succeed(view);
    });
  }

  function startNative(native: LoginBridge, view: LoginView) {
    host.ask('native', view, (signal) => {
      const { method, params: given } = loginCall(view);
      // Copied, so that a late reply shows which login asked.
      const params = { ...given };
      views.set(params, view);
      return native
        .call(method, params, { interactive: true, signal })
        .then(() => finishNative(view, signal));
    });
  }

  /** Handles code 0 from the app: fetches the profile, then checks the token (spec 4). */
  async function finishNative(view: LoginView, signal: AbortSignal) {
    const hasProfile = await profileWait.load();
    if (!hasProfile || signal.aborted || store.hasSucceeded) return;
    if (readToken() === undefined) {
      store.report({ type: 'nativeWithoutToken', view });
      return;
    }
    finish(view);
    store.attempt(reload);
  }

  function readToken(): string | undefined {
    let token: string | undefined;
    store.attempt(() => {
      token = getToken() || undefined;
    });
    return token;
  }

  /** Fetches the profile. Resolves to false if that fails. */
  async function loadProfile(): Promise<boolean> {
    if (store.isDisposed) return false;
    try {
      await getProfile();
      if (store.state.profile !== 'fetched') store.set({ profile: 'fetched' });
      return true;
    } catch (error) {
      store.report({ type: 'profileFailed', error });
      return false;
    }
  }

  function finish(view: LoginView) {
    const modal = view === 'login' ? 'loginSuccess' : 'registerSuccess';
    store.set({ modal, view }, { type: 'succeeded', view });
  }

  function succeed(view: LoginView) {
    if (store.isDisposed || store.hasSucceeded) return;
    finish(view);
    void profileWait.load().then(() => {
      store.attempt(reload);
    });
  }

  /** Handles a late success from an app that first failed, if the modal is still open. */
  function onLateReply(late: BridgeEvents['lateReply']) {
    const view = lateSuccess(late, views);
    if (view && store.isFormOpen) void finishNative(view, host.signal);
  }

  function cancel() {
    host.cancel();
    cancelRedirect?.();
    host.stopWaiting();
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
    close: store.closeForm,
    async loadProfile() {
      await loadProfile();
    },
    cancel,
    getState: () => store.state,
    subscribe: store.subscribe,
    dispose() {
      store.dispose();
      cancel();
      stopListening?.();
      profileWait.dispose();
    },
  };
}
