import { BridgeError } from './bridgeError.ts';
import { systemClock, type Clock } from './clock.ts';
import { createEmitter } from './emitter.ts';
import {
  nativeReaders,
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

export interface BridgeEvents {
  /** An answer to a call that was over: answered before, timed out or aborted. */
  lateReply: { id: string; method: string; params: unknown; reply: unknown };
  /** An answer to no call of this bridge. */
  unknownReply: { id: string; reply: unknown };
}

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
  resolve(data: unknown): void;
  reject(error: BridgeError): void;
}

/** Speaks with the native app over a transport (spec 4, 5 and 7; decision 14). */
export function createBridge<Methods extends Record<string, NativeMethod> = NativeMethods>({
  transport,
  timeoutMs: defaultDeadlineMs = defaultTimeoutMs,
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
  const finished = new Map<string, Pick<Pending, 'method' | 'params'>>();
  const late = createEmitter<BridgeEvents['lateReply']>();
  const unknown = createEmitter<BridgeEvents['unknownReply']>();
  let lastNumber = 0;
  let disposed = false;
  /** Kept once the app told its version; forgotten when it failed to. */
  let versionCheck: Promise<void> | undefined;

  const stopListening = transport.onReply((id, reply) => {
    const call = pending.get(id);
    if (call?.sent) {
      answer(call, reply);
      return;
    }
    const known = finished.get(id);
    if (known) late.emit({ id, method: known.method, params: known.params, reply });
    else unknown.emit({ id, reply });
  });

  function answer(call: Pending, reply: unknown) {
    const { method } = call;
    if (!isReply(reply)) {
      call.reject(
        new BridgeError(
          'INVALID_REPLY',
          `The app's answer to ${method} has no whole number as its code; report it to the app's team.`,
          { method },
        ),
      );
    } else if (reply.code !== 0) {
      const reason = typeof reply.message === 'string' ? `: ${reply.message}` : '';
      call.reject(
        new BridgeError(
          'NATIVE',
          `The app answered ${method} with code ${reply.code}${reason}. Offer the web's own way.`,
          { method, code: reply.code },
        ),
      );
    } else {
      try {
        const read = allReaders.get(method);
        call.resolve(read ? read(reply.data) : reply.data);
      } catch (cause) {
        call.reject(
          new BridgeError(
            'INVALID_REPLY',
            `The app's data for ${method} is not what the method promises; report it to the app's team.`,
            { method, cause },
          ),
        );
      }
    }
  }

  function request(
    method: string,
    params: unknown,
    { timeoutMs = defaultDeadlineMs, signal, interactive = false }: CallOptions = {},
  ): Promise<unknown> {
    if (disposed) return Promise.reject(disposedError(method));
    if (signal?.aborted) return Promise.reject(abortedError(method, signal));
    return new Promise((resolve, reject) => {
      const id = `${session}.${String((lastNumber += 1))}`;
      const waiting = new AbortController();
      let appeared = false;

      const settle = (deliver: () => void) => {
        if (!pending.delete(id)) return;
        clock.clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        waiting.abort();
        if (call.sent) remember(id, call);
        deliver();
      };
      const call: Pending = {
        method,
        params,
        sent: false,
        resolve: (data) => {
          settle(() => {
            resolve(data);
          });
        },
        reject: (error) => {
          settle(() => {
            reject(error);
          });
        },
      };
      const onAbort = () => {
        call.reject(abortedError(method, signal));
      };
      const timer = clock.setTimeout(() => {
        call.reject(
          appeared ? timeoutError(method, timeoutMs) : unavailableError(method, timeoutMs),
        );
      }, timeoutMs);
      signal?.addEventListener('abort', onAbort);
      pending.set(id, call);

      const run = async () => {
        await transport.ready(waiting.signal);
        appeared = true;
        if (method !== versionMethod) await checkVersion(timeoutMs);
        if (!pending.has(id)) return;
        if (interactive) clock.clearTimeout(timer);
        call.sent = true;
        const [module = '', name = ''] = split(method);
        transport.send({ id, module, method: name, params });
      };
      run().catch((cause: unknown) => {
        call.reject(cause instanceof BridgeError ? retold(cause, method) : refused(method, cause));
      });
    });
  }

  function checkVersion(timeoutMs: number): Promise<void> {
    if (versionCheck) return versionCheck;
    const check = askVersion(timeoutMs).then((appVersion) => {
      if (compareVersions(appVersion, minVersion) >= 0) return;
      throw unsupportedError(`The app says it is version "${appVersion}"`);
    });
    versionCheck = check;
    check.catch((error: unknown) => {
      const told = error instanceof BridgeError && error.kind === 'UNSUPPORTED' && !error.cause;
      if (!told) versionCheck = undefined;
    });
    return check;
  }

  async function askVersion(timeoutMs: number): Promise<string> {
    try {
      const config = await request(versionMethod, {}, { timeoutMs });
      return (config as { appVersion: string }).appVersion;
    } catch (error) {
      // The app is there but doesn't tell: doubt means unsupported (decision 14).
      const doubt =
        error instanceof BridgeError && (error.kind === 'NATIVE' || error.kind === 'INVALID_REPLY');
      throw doubt ? unsupportedError('The app does not tell its version', error) : error;
    }
  }

  function unsupportedError(fact: string, cause?: BridgeError) {
    return new BridgeError(
      'UNSUPPORTED',
      `${fact}; its bridge is used from ${minVersion} on. Offer the web's own way.`,
      cause ? { cause } : {},
    );
  }

  function remember(id: string, { method, params }: Pending) {
    finished.set(id, { method, params });
    const [oldest] = finished.keys();
    if (finished.size > rememberedCalls && oldest !== undefined) finished.delete(oldest);
  }

  return {
    call: (method, params, options) => request(method, params, options),
    supported: () =>
      // Asked through `request`'s own wait, so that a late app gets the whole deadline.
      checkVersion(defaultDeadlineMs).then(
        () => true,
        () => false,
      ),
    on(event, listener) {
      const emitter = event === 'lateReply' ? late : unknown;
      return emitter.add(listener as (detail: BridgeEvents[keyof BridgeEvents]) => void);
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      stopListening();
      for (const call of [...pending.values()]) call.reject(disposedError(call.method));
      late.clear();
      unknown.clear();
      finished.clear();
      transport.dispose();
    },
    get pending() {
      return pending.size;
    },
  };
}

/** `'Router.push'` → `['Router', 'push']`; a module's own dots stay with the module. */
function split(method: string): [module: string, name: string] {
  const dot = method.lastIndexOf('.');
  return [method.slice(0, Math.max(dot, 0)), method.slice(dot + 1)];
}

function isReply(reply: unknown): reply is NativeReply {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'code' in reply &&
    Number.isSafeInteger(reply.code)
  );
}

/** 128 bits: no other frame or script can name a call of this page. */
function randomSession(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same failure, told of the method that the caller knows. */
function retold(error: BridgeError, method: string): BridgeError {
  if (error.method === method) return error;
  const details = error.code === undefined ? { method } : { method, code: error.code };
  return new BridgeError(error.kind, `${method} was not sent. ${error.message}`, {
    ...details,
    cause: error,
  });
}

function refused(method: string, cause: unknown) {
  return new BridgeError(
    'UNAVAILABLE',
    `${method} could not be handed to the app, see the cause. Offer the web's own way.`,
    { method, cause },
  );
}

function unavailableError(method: string, timeoutMs: number) {
  return new BridgeError(
    'UNAVAILABLE',
    `${method}: the app's bridge did not appear within ${timeoutMs} ms. Offer the web's own way.`,
    { method },
  );
}

function timeoutError(method: string, timeoutMs: number) {
  return new BridgeError(
    'TIMEOUT',
    `${method}: the app gave no answer within ${timeoutMs} ms. Offer the web's own way.`,
    { method },
  );
}

function abortedError(method: string, signal: AbortSignal | undefined) {
  return new BridgeError('ABORTED', `${method} was aborted by its caller.`, {
    method,
    cause: signal?.reason,
  });
}

function disposedError(method: string) {
  return new BridgeError('DISPOSED', `${method}: the bridge was disposed; create a new one.`, {
    method,
  });
}
