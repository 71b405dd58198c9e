import { BridgeError, type BridgeErrorKind } from './bridgeError.ts';
import type { CallResult } from './replyReader.ts';

/** Number of finished calls that are remembered, to distinguish late replies from unknown ones. */
const maxFinished = 200;

/** A call that waits for the app, or for its reply. */
export interface PendingCall {
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
  /** Aborted once the call has a result. */
  readonly settled: AbortSignal;
  /** Whether the app has appeared since the call started. */
  hasApp: boolean;
  isSent: boolean;
  /** Settles the promise of the call. Does nothing if it has a result. */
  settle(result: CallResult): void;
  fail(kind: BridgeErrorKind, detail?: string, cause?: unknown): void;
}

/** The calls of a bridge by id: those without a result, and the latest of those with one. */
export function createPendingCalls(session: string) {
  const pending = new Map<string, PendingCall>();
  const finished = new Map<string, PendingCall>();
  let lastNumber = 0;

  /** Adds a call. `result` settles with the data of its reply, or rejects with its error. */
  function add(method: string, params: unknown): { call: PendingCall; result: Promise<unknown> } {
    lastNumber += 1;
    const id = `${session}.${lastNumber}`;
    const controller = new AbortController();
    let settle: PendingCall['settle'] = () => undefined;
    const result = new Promise<unknown>((resolve, reject) => {
      settle = (outcome) => {
        if (!pending.delete(id)) return;
        controller.abort();
        if (call.isSent) remember(call);
        if (outcome instanceof BridgeError) reject(outcome);
        else resolve(outcome.data);
      };
    });
    const call: PendingCall = {
      id,
      method,
      params,
      settled: controller.signal,
      hasApp: false,
      isSent: false,
      settle,
      fail(kind, detail, cause) {
        settle(new BridgeError(kind, { method, detail, cause }));
      },
    };
    pending.set(id, call);
    return { call, result };
  }

  function remember(call: PendingCall) {
    finished.set(call.id, call);
    for (const oldest of finished.keys()) {
      if (finished.size <= maxFinished) break;
      finished.delete(oldest);
    }
  }

  return {
    add,
    get count() {
      return pending.size;
    },
    pending: (id: string): PendingCall | undefined => pending.get(id),
    finished: (id: string): PendingCall | undefined => finished.get(id),
    dispose() {
      for (const call of [...pending.values()]) call.fail('disposed');
      finished.clear();
    },
  };
}
