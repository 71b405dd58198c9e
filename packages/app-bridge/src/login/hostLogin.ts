import type { BridgeError } from '../bridge/bridgeError.ts';
import type { Clock } from '../clock.ts';
import type { LoginView } from './loginState.ts';
import type { LoginStore } from './loginStore.ts';

/**
 * Time after which another click opens the web modal, in ms: if the visitor can click, the page is
 * visible and the app's login is not. A login in the app that succeeds later still counts.
 */
const waitMs = 3_000;

interface HostLoginOptions {
  store: LoginStore;
  /** Codes with which the app replies after the visitor closed its login. */
  canceledCodes: readonly (number | string)[];
  clock: Clock;
}

/** Login in the app or the messenger, of which there is one at a time. Opens the web form if it fails. */
export function createHostLogin({ store, canceledCodes, clock }: HostLoginOptions) {
  /** Aborts logins that have not succeeded yet. */
  let controller = new AbortController();
  let isRequestPending = false;
  let waitTimer: unknown;

  function wait() {
    clock.clearTimeout(waitTimer);
    waitTimer = clock.setTimeout(stopWaiting, waitMs);
    store.set({ waiting: true });
  }

  function stopWaiting() {
    clock.clearTimeout(waitTimer);
    if (store.state.waiting) store.set({ waiting: false });
  }

  /**
   * @param send - asks the host, and resolves after its reply. `signal` is aborted when the login is canceled
   * @throws any error of `send`
   */
  function requestLogin(
    host: 'native' | 'miniApp',
    view: LoginView,
    send: (signal: AbortSignal) => Promise<void>,
  ) {
    // After 3 s without a reply, another click opens the web form. The host may still reply.
    if (store.isFormOpen || (isRequestPending && !store.state.waiting)) {
      store.showForm(view);
      return;
    }
    if (isRequestPending) return;
    const { signal } = controller;
    const reply = send(signal);
    isRequestPending = true;
    wait();
    store.report({ type: `${host}Asked`, view });
    reply
      .catch((error: unknown) => {
        if (!signal.aborted && !store.hasSucceeded) fail(host, view, error);
      })
      .finally(() => {
        if (signal.aborted) return;
        isRequestPending = false;
        stopWaiting();
      });
  }

  function fail(host: 'native' | 'miniApp', view: LoginView, error: unknown) {
    const code = (error as Partial<BridgeError> | undefined)?.code;
    if (host === 'native' && code !== undefined && canceledCodes.includes(code)) {
      store.report({ type: 'nativeCanceled', view });
      return;
    }
    store.report({ type: `${host}Failed`, view, error });
    if (!store.isFormOpen) store.showForm(view);
  }

  return {
    ask: requestLogin,
    /** Shows a pending state for up to 3 s. */
    wait,
    /** Aborted by the next call of `cancel`. */
    get signal() {
      return controller.signal;
    },
    cancel() {
      const canceled = controller;
      controller = new AbortController();
      isRequestPending = false;
      canceled.abort();
    },
    stopWaiting,
  };
}
