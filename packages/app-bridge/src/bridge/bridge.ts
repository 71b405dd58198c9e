import { BridgeError, type BridgeErrorKind } from './bridgeError.ts';
import { systemClock, type Clock } from '../clock.ts';
import { createEmitter } from '../emitter.ts';
import {
  nativeReaders,
  type AppConfig,
  type NativeMethod,
  type NativeMethods,
  type ReplyReaders,
} from './nativeMethods.ts';
import type { NativeReply, Transport } from '../transports/transport.ts';
import { compareVersions, parseVersion } from './version.ts';

/** Oldest supported app version (spec 5 and spec 9). */
const minAppVersion = '3.6.1';

/** Default deadline of a call, in ms. */
const defaultTimeoutMs = 3_000;

/** Number of finished calls that are remembered, to distinguish late replies from unknown ones. */
const rememberedCalls = 200;

/** Method of the version check. It is the only one that is called without that check. */
const versionMethod = 'SystemInfo.getAppConfig';

/** Options of {@link Bridge.call}. */
export interface CallOptions {
  /** Deadline in ms. Default: `timeoutMs` of the bridge. */
  timeoutMs?: number;
  /** Aborts the call, which then rejects with `aborted`. The app is not notified. */
  signal?: AbortSignal;
  /**
   * Set for calls that wait for the visitor. The deadline then ends when the message is sent, and the
   * reply may take any time (decision 14). Default `false`.
   */
  interactive?: boolean;
}

/** Events of {@link Bridge.on} with their details. */
export interface BridgeEvents {
  /** A reply to a call that had already been answered, timed out or aborted. */
  lateReply: { id: string; method: string; params: unknown; reply: unknown };
  /** A reply that matches no call of this bridge. */
  unknownReply: { id: string; reply: unknown };
}

/** Options of {@link createBridge}. */
export interface BridgeOptions<Methods> {
  transport: Transport;
  /** Deadline of a call in ms. Default 3,000. */
  timeoutMs?: number;
  /** Oldest supported app version. Default 3.6.1. */
  minVersion?: string;
  /** Validators for the data of your own methods. Data of a method without one is not checked. */
  readers?: ReplyReaders<Methods>;
  /** Prefix of every call's id. Default: 128 random bits. */
  session?: string;
  clock?: Clock;
}

/** Calls methods of the native app, see {@link createBridge}. */
export interface Bridge<Methods extends Record<string, NativeMethod> = NativeMethods> {
  /**
   * Calls `Module.method` in the app. Resolves to the data, or rejects with a {@link BridgeError}.
   */
  call<Name extends keyof Methods & string>(
    method: Name,
    params: Methods[Name]['params'],
    options?: CallOptions,
  ): Promise<Methods[Name]['data']>;
  /**
   * Resolves to true if the app is present and new enough, otherwise to false. Never rejects
   * (decision 14).
   */
  supported(): Promise<boolean>;
  /** Adds a listener. Returns a function that removes it. */
  on<Event extends keyof BridgeEvents>(
    event: Event,
    listener: (detail: BridgeEvents[Event]) => void,
  ): () => void;
  /** Rejects pending calls with `disposed` and disposes of the transport. */
  dispose(): void;
  /** Number of pending calls. */
  readonly pending: number;
}

interface Pending {
  method: string;
  params: unknown;
  sent: boolean;
  settle: (result: { data: unknown } | BridgeError) => void;
}

/**
 * Creates a bridge to the native app over a transport (spec 4, spec 5, spec 7, decision 14).
 *
 * @throws RangeError if `minVersion` is not a version such as `3.6.1`
 */
export function createBridge<Methods extends Record<string, NativeMethod> = NativeMethods>({
  transport,
  timeoutMs: bridgeTimeoutMs = defaultTimeoutMs,
  minVersion = minAppVersion,
  readers,
  session = randomSession(),
  clock = systemClock,
}: BridgeOptions<Methods>): Bridge<Methods> {
  if (!parseVersion(minVersion)) {
    throw new RangeError(`Invalid minVersion "${minVersion}": write it like "3.6.1".`);
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
  /** Result of the version check, shared by all calls. Reset if the app sent no version. */
  let versionCheck: Promise<BridgeError | undefined> | undefined;

  const stopListening = transport.onReply((id, reply) => {
    const call = pending.get(id);
    const finishedCall = finished.get(id);
    if (call?.sent) call.settle(read(call.method, reply));
    else if (finishedCall) {
      const { method, params } = finishedCall;
      lateReplies.emit({ id, method, params, reply });
    } else unknownReplies.emit({ id, reply });
  });

  function read(method: string, reply: unknown): { data: unknown } | BridgeError {
    if (!isReply(reply)) {
      return new BridgeError('invalidReply', { method, detail: 'its code is not an integer' });
    }
    const { code, data, message } = reply;
    if (code !== 0) {
      const reason = typeof message === 'string' ? `: ${message}` : '';
      return new BridgeError('native', { method, code, detail: `code ${code}${reason}` });
    }
    try {
      const reader = allReaders.get(method);
      return { data: reader ? reader(data) : data };
    } catch (cause) {
      return new BridgeError('invalidReply', { method, cause, detail: 'its data is invalid' });
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
        fail('aborted', undefined, signal?.reason);
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
        fail(appeared ? 'timeout' : 'unavailable', `waited ${timeoutMs} ms`);
      }, timeoutMs);
      pending.set(id, call);
      signal?.addEventListener('abort', onAbort);
      if (disposed) fail('disposed');
      else if (signal?.aborted) onAbort();
      else void run();

      async function run() {
        try {
          await transport.ready(waiting.signal);
          appeared = true;
          for (;;) {
            const versionError = method === versionMethod ? undefined : await checkVersion();
            if (!pending.has(id)) return;
            if (!versionError) break;
            // The check is shared and has its own deadline. A call with time left checks again.
            if (versionError.kind !== 'timeout') throw versionError;
          }
          if (interactive) clock.clearTimeout(timer);
          call.sent = true;
          const dot = method.lastIndexOf('.');
          const module = method.slice(0, dot);
          transport.send({ id, module, method: method.slice(dot + 1), params });
        } catch (cause) {
          if (cause instanceof BridgeError) fail(cause.kind, cause.detail, cause);
          else fail('unavailable', 'sending failed', cause);
        }
      }
    });
  }

  /** Resolves to the error if the app must not be called, else to undefined. */
  async function askVersion(): Promise<BridgeError | undefined> {
    let detail = 'no valid appVersion';
    let cause: unknown;
    try {
      const { appVersion } = (await request(versionMethod, {})) as AppConfig;
      if (compareVersions(appVersion, minVersion) >= 0) return undefined;
      detail = `appVersion is "${appVersion}"`;
    } catch (error) {
      versionCheck = undefined;
      cause = error;
      // An app that answers without a valid version counts as too old (decision 14).
      const { kind } = error as BridgeError;
      if (kind !== 'native' && kind !== 'invalidReply') return error as BridgeError;
    }
    return new BridgeError('unsupported', {
      detail: `${detail}, minimum is ${minVersion}`,
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
        settle(new BridgeError('disposed', { method }));
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

/** Returns 128 random bits, so that other frames and scripts can't guess the id of a call. */
function randomSession(): string {
  return globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-');
}
