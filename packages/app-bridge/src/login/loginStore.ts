import { createEmitter } from '../emitter.ts';
import { createFormUpdate } from './createFormUpdate.ts';
import type { LoginOptions } from './login.ts';
import {
  initialLoginState,
  type LoginEvent,
  type LoginState,
  type LoginView,
} from './loginState.ts';

export interface LoginStore {
  readonly state: LoginState;
  readonly isFormOpen: boolean;
  readonly hasSucceeded: boolean;
  readonly isDisposed: boolean;
  /** Changes the state, reports the event, and opens or closes the page's form. */
  set(change: Partial<LoginState>, event?: LoginEvent): void;
  /** Runs a callback of the page. Reports its exception and returns false, so that the login continues. */
  attempt(callback: () => void): boolean;
  report(event: LoginEvent): void;
  showForm(view: LoginView): void;
  closeForm(view: LoginView): void;
  /** Adds a listener for changes of the state. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** State of a login. Keeps the page's form equal to it. After `dispose`, nothing changes and nothing is called. */
export function createLoginStore({
  openModal,
  closeModal,
  onEvent,
}: Pick<LoginOptions, 'openModal' | 'closeModal' | 'onEvent'>): LoginStore {
  const changes = createEmitter<[]>();
  let state = initialLoginState;
  let isDisposed = false;

  function set(change: Partial<LoginState>, event?: LoginEvent) {
    if (isDisposed) return;
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
      // Otherwise, another click would find an open form and do nothing. A login may have succeeded
      // before the exception.
      if (!isOpen && state.modal === 'openLogin') set({ modal: 'hidden' });
      return isOpen;
    },
  );

  function attempt(callback: () => void): boolean {
    if (isDisposed) return true;
    try {
      callback();
      return true;
    } catch (error) {
      report({ type: 'callbackFailed', error });
      return false;
    }
  }

  function report(event: LoginEvent) {
    if (isDisposed) return;
    try {
      onEvent?.(event);
    } catch {
      // Ignored, because an exception from `onEvent` cannot be reported through `onEvent`.
    }
  }

  function showForm(view: LoginView) {
    if (state.modal === 'openLogin' && state.view === view) return;
    const closed = view === 'login' ? { loginClosed: false } : { registerClosed: false };
    set({ modal: 'openLogin', view, ...closed }, { type: 'modalOpened', view });
  }

  function closeForm(view: LoginView) {
    if (state.modal !== 'openLogin' || state.view !== view) return;
    const closed = view === 'login' ? { loginClosed: true } : { registerClosed: true };
    set({ modal: 'hidden', ...closed }, { type: 'modalClosed', view });
  }

  return {
    get state() {
      return state;
    },
    get isFormOpen() {
      return state.modal === 'openLogin';
    },
    get hasSucceeded() {
      return state.modal === 'loginSuccess' || state.modal === 'registerSuccess';
    },
    get isDisposed() {
      return isDisposed;
    },
    set,
    attempt,
    report,
    showForm,
    closeForm,
    subscribe: (listener) => changes.add(listener),
    dispose() {
      isDisposed = true;
      changes.clear();
      state = { ...state, waiting: false };
    },
  };
}
