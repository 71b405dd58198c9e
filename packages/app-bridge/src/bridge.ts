import { BridgeError, type BridgeErrorKind } from './bridgeError.ts';
import { systemClock, type Clock } from './clock.ts';
import { createEmitter } from './emitter.ts';
import {
  nativeReaders,
  type AppConfig,
  type NativeMethod,
  type NativeMethods,
  type ReplyReaders,
} from './nativeMethods.ts';
import type { NativeReply, Transport } from './transport.ts';
import { compareVersions, parseVersion } from './version.ts';

/** Oldest app whose bridge is used (spec 5 and 9). */
const minAppVersion = '3.6.1';

/** How long a call waits for the app unless it says otherwise, in ms. */
const defaultTimeoutMs = 3_000;

/** How many finished calls are remembered to tell a late answer from a stranger's. */
const rememberedCalls = 200;

/** Asked before every other method, so never held back by the answer. */
const versionMethod = 'SystemInfo.getAppConfig';

/** How long one call lasts. */
export interface CallOptions {
  /** Deadline in ms; default: the bridge's. */
  timeoutMs?: number;
  /** Gives the call up: it rejects with `ABORTED`. The app is not told. */
  signal?: AbortSignal;
  /**
   * The app asks the visitor something, which takes as long as it takes: the deadline holds only
   * until the message was handed over (decision 14).
   */
  interactive?: boolean;
}

/** What `on` can be asked for, and what its listeners get. */
export interface BridgeEvents {
  /** An answer to a call that was over: answered before, timed out or aborted. */
  lateReply: { id: string; method: string; params: unknown; reply: unknown };
  /** An answer to no call of this bridge. */
  unknownReply: { id: string; reply: unknown };
}

/** What {@link createBridge} takes. */
export interface BridgeOptions<Methods> {
  transport: Transport;
  /** Deadline of a call in ms. Default 3,000. */
  timeoutMs?: number;
  /** Oldest app that is spoken to. Default 3.6.1. */
  minVersion?: string;
  /** Checks of your own methods' data; a method without one is believed. */
  readers?: ReplyReaders<Methods>;
  /** Beginning of every call's id. Default: 128 random bits. */
  session?: string;
  clock?: Clock;
}

/** A line to the native app, see {@link createBridge}. */
export interface Bridge<Methods extends Record<string, NativeMethod> = NativeMethods> {
  /**
   * Calls `Module.method` in the app. Settles once, always with the data or a {@link BridgeError}.
   */
  call<Name extends keyof Methods & string>(
    method: Name,
    params: Methods[Name]['params'],
    options?: CallOptions,
  ): Promise<Methods[Name]['data']>;
  /** Whether the app is there and new enough. Never rejects: doubt is `false` (decision 14). */
  supported(): Promise<boolean>;
  /** Returns a function that takes the listener off. */
  on<Event extends keyof BridgeEvents>(
    event: Event,
    listener: (detail: BridgeEvents[Event]) => void,
  ): () => void;
  /** Rejects what is pending with `DISPOSED` and takes the transport down. */
  dispose(): void;
  /** Number of calls under way. */
  readonly pending: number;
}

interface Pending {
  method: string;
  params: unknown;
  sent: boolean;
  settle: (result: { data: unknown } | BridgeError) => void;
}

/** Speaks with the native app over a transport (spec 4, 5 and 7; decision 14). */
export function createBridge<Methods extends Record<string, NativeMethod> = NativeMethods>({
  transport,
  timeoutMs: bridgeTimeoutMs = defaultTimeoutMs,
  minVersion = minAppVersion,
  readers,
  session = randomSession(),
  clock = systemClock,
}: BridgeOptions<Methods>): Bridge<Methods> {
  if (!parseVersion(minVersion)) {
    throw new RangeError(`minVersion "${minVersion}" is no version; write it like "3.6.1".`);
  }
  const allReaders = new Map<string, ((data: unknown) => unknown) | undefined>(
    Object.entries({ ...nativeReaders, ...readers }),
  );
  const pending = new Map<string, Pending>();
  const finished = new Map<string, Pending>();
  const lateReplies = createEmitter<BridgeEvents['lateReply']>();
  const unknownReplies = createEmitter<BridgeEvents['unknownReply']>();
  let lastNumber = 0;
  let disposed = false;
  /** Kept once the app told its version; forgotten when it did not. */
  let versionCheck: Promise<BridgeError | undefined> | undefined;

  const stopListening = transport.onReply((id, reply) => {
    const call = pending.get(id);
    const over = finished.get(id);
    if (call?.sent) call.settle(read(call.method, reply));
    else if (over) lateReplies.emit({ id, method: over.method, params: over.params, reply });
    else unknownReplies.emit({ id, reply });
  });

  function read(method: string, reply: unknown): { data: unknown } | BridgeError {
    if (!isReply(reply)) {
      return new BridgeError('INVALID_REPLY', { method, detail: 'its code is no whole number' });
    }
    const { code, data, message } = reply;
    if (code !== 0) {
      const reason = typeof message === 'string' ? `: ${message}` : '';
      return new BridgeError('NATIVE', { method, code, detail: `code ${code}${reason}` });
    }
    try {
      const reader = allReaders.get(method);
      return { data: reader ? reader(data) : data };
    } catch (cause) {
      return new BridgeError('INVALID_REPLY', { method, cause, detail: 'its data does not fit' });
    }
  }

  function request(
    method: string,
    params: unknown,
    { timeoutMs = bridgeTimeoutMs, signal, interactive = false }: CallOptions = {},
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = `${session}.${(lastNumber += 1)}`;
      const waiting = new AbortController();
      let appeared = false;

      const fail = (kind: BridgeErrorKind, detail?: string, cause?: unknown) => {
        call.settle(new BridgeError(kind, { method, detail, cause }));
      };
      const onAbort = () => {
        fail('ABORTED', undefined, signal?.reason);
      };
      const call: Pending = {
        method,
        params,
        sent: false,
        settle: (result) => {
          if (!pending.delete(id)) return;
          clock.clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
          waiting.abort();
          if (call.sent) remember(id, call);
          if (result instanceof BridgeError) reject(result);
          else resolve(result.data);
        },
      };
      const timer = clock.setTimeout(() => {
        fail(appeared ? 'TIMEOUT' : 'UNAVAILABLE', `waited ${timeoutMs} ms`);
      }, timeoutMs);
      pending.set(id, call);
      signal?.addEventListener('abort', onAbort);
      if (disposed) fail('DISPOSED');
      else if (signal?.aborted) onAbort();
      else void run();

      async function run() {
        try {
          await transport.ready(waiting.signal);
          appeared = true;
          for (;;) {
            const doubt = method === versionMethod ? undefined : await checkVersion();
            if (!pending.has(id)) return;
            if (!doubt) break;
            // The question is shared, deadlines are not: a call with time left asks again.
            if (doubt.kind !== 'TIMEOUT') throw doubt;
          }
          if (interactive) clock.clearTimeout(timer);
          call.sent = true;
          const dot = method.lastIndexOf('.');
          const module = method.slice(0, dot);
          transport.send({ id, module, method: method.slice(dot + 1), params });
        } catch (cause) {
          if (cause instanceof BridgeError) fail(cause.kind, cause.detail, cause);
          else fail('UNAVAILABLE', 'the message was refused', cause);
        }
      }
    });
  }

  /** Why the app is not to be called, if so. */
  async function askVersion(): Promise<BridgeError | undefined> {
    let detail = 'no version';
    let cause: unknown;
    try {
      const { appVersion } = (await request(versionMethod, {})) as AppConfig;
      if (compareVersions(appVersion, minVersion) >= 0) return undefined;
      detail = `it says "${appVersion}"`;
    } catch (error) {
      versionCheck = undefined;
      cause = error;
      // An app that answers, but not with its version, is in doubt, and so too old (decision 14).
      const { kind } = error as BridgeError;
      if (kind !== 'NATIVE' && kind !== 'INVALID_REPLY') return error as BridgeError;
    }
    return new BridgeError('UNSUPPORTED', {
      detail: `${detail}, ${minVersion} is needed`,
      cause,
    });
  }

  function checkVersion(): Promise<BridgeError | undefined> {
    return (versionCheck ??= askVersion());
  }

  function remember(id: string, call: Pending) {
    finished.set(id, call);
    for (const oldest of finished.keys()) {
      if (finished.size <= rememberedCalls) break;
      finished.delete(oldest);
    }
  }

  return {
    call: request,
    supported: async () => !(await checkVersion()),
    on: (event, listener) =>
      (event === 'lateReply' ? lateReplies : unknownReplies).add(
        listener as (detail: object) => void,
      ),
    dispose() {
      disposed = true;
      versionCheck = undefined;
      stopListening();
      for (const { method, settle } of [...pending.values()]) {
        settle(new BridgeError('DISPOSED', { method }));
      }
      lateReplies.clear();
      unknownReplies.clear();
      finished.clear();
      transport.dispose();
    },
    get pending() {
      return pending.size;
    },
  };
}

function isReply(reply: unknown): reply is NativeReply {
  return Number.isSafeInteger((reply as Partial<NativeReply> | null | undefined)?.code);
}

/** 128 bits: no other frame or script can name a call of this page. */
function randomSession(): string {
  return globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-');
}
