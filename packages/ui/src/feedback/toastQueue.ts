import { useSyncExternalStore } from 'react';
import type { Toast, ToastsProps } from './toasts.tsx';

/** A toast to add. Without an `id`, it gets one. */
export interface NewToast extends Omit<Toast, 'id'> {
  id?: string | undefined;
}

/** A toast, or only its text. */
export type ToastMessage = string | Omit<Toast, 'id'>;

/** The toasts of a promise. A function gets the value, or the reason of the rejection. */
export interface PromiseToasts<Value> {
  /** Shown while the promise is pending. */
  loading: ToastMessage;
  /** Its tone is `positive` by default. */
  success: ToastMessage | ((value: Value) => ToastMessage);
  /** Its tone is `negative` by default. */
  error: ToastMessage | ((reason: unknown) => ToastMessage);
}

/** The toasts of a site, which any code can add. */
export interface ToastQueue {
  /** Shows a toast. Replaces the shown toast with the same id. Returns the id. */
  add: (toast: NewToast) => string;
  /** Removes a toast. Does nothing if it is not shown. */
  dismiss: (id: string) => void;
  /**
   * Shows a toast while a promise is pending, and then its result, also if the visitor has closed
   * the first one. Returns the same promise.
   */
  promise: <Value>(promise: Promise<Value>, toasts: PromiseToasts<Value>) => Promise<Value>;
  /** The shown toasts, oldest first. Another list after each change. */
  getToasts: () => readonly Toast[];
  /** Calls a listener after each change. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the toasts of a site. Show them with `useToastQueue`. Create one queue per page, because a module of a server
 * is shared by all visitors; there, the queue is shown as empty.
 */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    // An error in one listener must not keep the others from the change.
    const errors: unknown[] = [];
    for (const listener of [...listeners]) {
      try {
        listener();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  };
  const nextId = () => {
    count += 1;
    return `toast-${count}`;
  };
  const add = ({ id = nextId(), ...toast }: NewToast) => {
    const added: Toast = { ...toast, id };
    const isShown = toasts.some((each) => each.id === added.id);
    set(isShown ? toasts.map((each) => (each.id === added.id ? added : each)) : [...toasts, added]);
    return added.id;
  };
  return {
    add,
    dismiss(id) {
      if (toasts.some((each) => each.id === id)) set(toasts.filter((each) => each.id !== id));
    },
    promise(promise, { loading, success, error }) {
      const id = add({ ...toToast(loading), durationMs: Infinity });
      promise.then(
        (value) => {
          const message = typeof success === 'function' ? success(value) : success;
          add({ tone: 'positive', ...toToast(message), id });
        },
        (reason: unknown) => {
          const message = typeof error === 'function' ? error(reason) : error;
          add({ tone: 'negative', ...toToast(message), id });
        },
      );
      return promise;
    },
    getToasts: () => toasts,
    subscribe(listener) {
      // A function of its own, because the same listener can be added twice.
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}

const toToast = (message: ToastMessage) =>
  typeof message === 'string' ? { children: message } : message;

const none: readonly Toast[] = [];

/** Returns the props that show the toasts of a queue: `<Toasts {...useToastQueue(toast)} … />`. */
export function useToastQueue(queue: ToastQueue): Pick<ToastsProps, 'toasts' | 'onDismiss'> {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getToasts, () => none);
  return { toasts, onDismiss: queue.dismiss };
}
