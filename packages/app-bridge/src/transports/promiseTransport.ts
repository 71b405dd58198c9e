import { systemClock, type Clock } from '../clock.ts';
import { createEmitter } from '../emitter.ts';
import { createReadiness } from './readiness.ts';
import type { NativeMessage, NativeReply, ReplyListener, Transport } from './transport.ts';

/** Options of {@link promiseTransport}. */
export interface PromiseTransportOptions {
  /** Returns whether the app's function is there. Called before each use. Default: it is. */
  isPresent?: () => boolean;
  /**
   * Called once with a function that passes an event of the app on. Returns a function that ends this. Default: no
   * events.
   */
  listen?: (emit: (event: string, data?: unknown) => void) => () => void;
  /** Interval at which a waiting call looks for the app, in ms. Default 50. */
  pollMs?: number;
  clock?: Clock;
}

/**
 * Creates a transport to an app whose function returns a promise.
 *
 * @param call - calls the app. Its result is the data of the reply. If it rejects, the call ends with `native`: `code`
 *   is that of the rejected error if it is an integer other than 0 or a text such as `E_CANCELLED`, and otherwise
 *   `rejected`.
 */
export function promiseTransport(
  call: (message: NativeMessage) => unknown,
  {
    isPresent = () => true,
    listen = () => () => undefined,
    pollMs = 50,
    clock = systemClock,
  }: PromiseTransportOptions = {},
): Transport {
  const replies = createEmitter<Parameters<ReplyListener>>();
  const readiness = createReadiness(isPresent, pollMs, clock);
  const stopEvents = listen((event, data) => replies.emit('', { event, data }));
  let isDisposed = false;
  return {
    ready: readiness.ready,
    send(message) {
      void Promise.resolve(call(message))
        .then((data): NativeReply => ({ code: 0, data }), failure)
        // Listeners are gone after `dispose`.
        .then((reply) => replies.emit(message.id, reply));
    },
    onReply: replies.add,
    dispose() {
      if (isDisposed) return;
      isDisposed = true;
      readiness.dispose();
      replies.clear();
      stopEvents();
    },
  };
}

function failure(error: unknown): NativeReply {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  const isCode = typeof code === 'string' ? Number.isNaN(Number(code)) : isErrorNumber(code);
  return {
    code: isCode ? (code as number | string) : 'rejected',
    message: typeof message === 'string' ? message : String(error),
  };
}

function isErrorNumber(code: unknown): boolean {
  return Number.isSafeInteger(code) && code !== 0;
}
