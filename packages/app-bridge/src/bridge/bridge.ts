import { systemClock, type Clock } from '../clock.ts';
import { startLongTimer } from '../startLongTimer.ts';
import type { NativeMessage, NativeReply, Transport } from '../transports/transport.ts';
import { createBridgeEvents, type BridgeEvents } from './bridgeEvents.ts';
import { BridgeError, type BridgeErrorKind } from './bridgeError.ts';
import { checkTimeout, defaultTimeoutMs } from './callDeadline.ts';
import { copyParams, type NativeCall, splitMethod } from './nativeCall.ts';
import { isPresent } from './isPresent.ts';
import type { EventReaders, NativeEvents } from './nativeEvents.ts';
import {
  nativeReaders,
  type AppConfig,
  type NativeMethod,
  type NativeMethods,
  type ReplyReaders,
} from './nativeMethods.ts';
import { createVersionCheck, minAppVersion } from './versionCheck.ts';

/** Number of finished calls that are remembered, to distinguish late replies from unknown ones. */
const rememberedCalls = 200;

/** Call that returns the app's version. It is the only one without a version check. */
export interface VersionCall extends NativeCall {
  /** Returns the version in the reply's data. Throws any error if there is none. */
  readonly versionOf: (data: unknown) => string;
}

/** Preset for the option `versionCall` (spec 7). */
const appConfigCall: VersionCall = {
  method: 'SystemInfo.getAppConfig',
  params: {},
  versionOf: (data) => (data as AppConfig).appVersion,
};

/** Options of {@link Bridge.call}. */
export interface CallOptions {
  /** Deadline in ms, or `Infinity`. Default: the bridge's `timeoutMs`. */
  timeoutMs?: number;
  /** Aborts the call, which then rejects with `aborted`. The app is not notified. */
  signal?: AbortSignal;
  /**
   * Set it for calls that wait for the visitor. The deadline then applies only until the message is
   * sent, and the reply may take any time. Default: `false`.
   */
  interactive?: boolean;
}

/** Options of {@link createBridge}. */
export interface BridgeOptions<Methods, Events = NativeEvents> {
  transport: Transport;
  /** Deadline of a call in ms, or `Infinity`. Default 3,000. */
  timeoutMs?: number;
  /** Call that returns the app's version. Default: `SystemInfo.getAppConfig`, which replies with `appVersion`. */
  versionCall?: VersionCall;
  /**
   * Version of the app, if the page knows it, for example from the user agent. The app is then not asked for it. An
   * explicit `undefined` without `versionCall` means that the version is unknown: the app is not asked, and counts as
   * too old. Default: the result of `versionCall`.
   */
  appVersion?: string | undefined;
  /** Oldest supported app version. Default 3.6.1. */
  minVersion?: string;
  /** Oldest supported app version of each method that needs a newer app than `minVersion`. */
  minVersions?: { readonly [Name in keyof Methods]?: string };
  /** Validators for the data of your own methods. Without a validator, a method's data is not checked. */
  readers?: ReplyReaders<Methods>;
  /** Validators for the data of your own events. Without a validator, an event's data is not checked. */
  eventReaders?: EventReaders<Events>;
  /** Prefix of the id of every call. Default: 128 random bits. */
  session?: string;
  clock?: Clock;
}

/** Calls methods of the native app, see {@link createBridge}. */
export interface Bridge<
  Methods extends Record<string, NativeMethod> = NativeMethods,
  Events extends Record<string, unknown> = NativeEvents,
> {
  /**
   * Calls `Module.method`, or `method` without a module, in the app. Resolves to the data, or rejects with a
   * {@link BridgeError}.
   */
  call<Name extends keyof Methods & string>(
    method: Name,
    params: Methods[Name]['params'],
    options?: CallOptions,
  ): Promise<Methods[Name]['data']>;
  /**
   * Resolves to true if the app is present and new enough, otherwise to false. Never rejects.
   */
  supported(): Promise<boolean>;
  /** Like {@link Bridge.supported}, but resolves to true only if the app is also new enough for the method. */
  supports(method: keyof Methods & string): Promise<boolean>;
  /**
   * Version that the app sent, or that of the options, even if it is invalid. Undefined until the first call has read
   * it.
   */
  readonly appVersion: string | undefined;
  /** Adds a listener to an event of the app or the bridge. Returns a function that removes it. */
  on<Name extends keyof (BridgeEvents & Events) & string>(
    event: Name,
    listener: (detail: (BridgeEvents & Events)[Name]) => void,
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
 * Creates a bridge to the native app over a transport.
 *
 * @throws RangeError if `timeoutMs` is not positive, or a minimum is not a version such as `3.6.1`
 * @throws TypeError if the method of `versionCall` has an empty module or name
 */
export function createBridge<
  Methods extends Record<string, NativeMethod> = NativeMethods,
  Events extends Record<string, unknown> = NativeEvents,
>(options: BridgeOptions<Methods, Events>): Bridge<Methods, Events> {
  const {
    transport,
    timeoutMs: bridgeTimeoutMs = defaultTimeoutMs,
    versionCall = appConfigCall,
    appVersion,
    minVersion = minAppVersion,
    minVersions = {},
    readers,
    eventReaders,
    session = randomSession(),
    clock = systemClock,
  } = options;
  const isGiven =
    appVersion !== undefined || ('appVersion' in options && options.versionCall === undefined);
  checkTimeout(bridgeTimeoutMs);
  const { method: versionMethod } = versionCall;
  splitMethod(versionMethod);
  const gate = createVersionCheck(readVersion, { appVersion, isGiven, minVersion, minVersions });
  const events = createBridgeEvents(eventReaders);
  const allReaders = new Map<string, ((data: unknown) => unknown) | undefined>(
    Object.entries({ ...nativeReaders, ...readers }),
  );
  const pending = new Map<string, Pending>();
  const finished = new Map<string, Pending>();
  let lastNumber = 0;
  let repliesWithoutId = 0;
  let disposed = false;

  const stopListening = transport.onReply((id, reply) => {
    const call = pending.get(id);
    const finishedCall = finished.get(id);
    if (call?.sent) call.settle(read(call.method, reply));
    else if (finishedCall) {
      const { method, params } = finishedCall;
      events.emit('lateReply', { id, method, params, reply });
    } else if (id !== '' || !events.emitNative(reply)) {
      if (id === '') repliesWithoutId += 1;
      events.emit('unknownReply', { id, reply });
    }
  });

  async function readVersion(): Promise<string> {
    const data = await request(versionMethod, versionCall.params);
    try {
      const version: unknown = versionCall.versionOf(data);
      if (typeof version === 'string') return version;
      throw new TypeError(`the version is a ${typeof version}`);
    } catch (cause) {
      const detail = 'its data has no version';
      throw new BridgeError('invalidReply', { method: versionMethod, cause, detail });
    }
  }

  function read(method: string, reply: unknown): { data: unknown } | BridgeError {
    if (!isReply(reply)) {
      return new BridgeError('invalidReply', {
        method,
        detail: 'its code is neither an integer nor a text',
      });
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
    name: string,
    params: unknown = {},
    { timeoutMs = bridgeTimeoutMs, signal, interactive = false }: CallOptions = {},
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = `${session}.${(lastNumber += 1)}`;
      const waiting = new AbortController();
      const ignoredBefore = repliesWithoutId;
      let appeared = false;
      let stopDeadline = () => undefined as void;

      const fail = (kind: BridgeErrorKind, detail?: string, cause?: unknown) => {
        call.settle(new BridgeError(kind, { method: name, detail, cause }));
      };
      const onAbort = () => {
        fail('aborted', undefined, signal?.reason);
      };
      const call: Pending = {
        method: name,
        params,
        sent: false,
        settle: (result) => {
          if (!pending.delete(id)) return;
          stopDeadline();
          signal?.removeEventListener('abort', onAbort);
          waiting.abort();
          if (call.sent) remember(id, call);
          if (result instanceof BridgeError) reject(result);
          else resolve(result.data);
        },
      };
      pending.set(id, call);
      if (disposed) fail('disposed');
      else if (signal?.aborted) onAbort();
      else {
        try {
          checkTimeout(timeoutMs);
          void run({ id, ...splitMethod(name), params: copyParams(params) });
        } catch (cause) {
          fail('invalidCall', (cause as Error).message, cause);
        }
      }

      async function run(message: NativeMessage) {
        signal?.addEventListener('abort', onAbort);
        stopDeadline = startLongTimer(clock, timeoutMs, () => {
          const isIgnored = call.sent && repliesWithoutId > ignoredBefore;
          const hint = isIgnored ? ', and ignored a reply without the "id" of its call' : '';
          fail(appeared ? 'timeout' : 'unavailable', `waited ${timeoutMs} ms${hint}`);
        });
        try {
          for (;;) {
            await transport.ready(waiting.signal);
            if (!pending.has(id)) return;
            appeared = true;
            if (name === versionMethod || gate.isKnown) break;
            const error = await gate.read();
            // An error without a cause means that the deadline of the shared check has passed. This call
            // has time left, so it checks again.
            if (error?.cause !== undefined) throw error;
          }
          if (name === versionMethod) gate.sent();
          else {
            const refusal = gate.refusal(name);
            if (refusal) throw refusal;
          }
          if (interactive) stopDeadline();
          call.sent = true;
          transport.send(message);
        } catch (cause) {
          if (cause instanceof BridgeError) fail(cause.kind, cause.detail, cause);
          else fail('unavailable', 'sending failed', cause);
        }
      }
    });
  }

  function remember(id: string, call: Pending) {
    finished.set(id, call);
    for (const oldest of finished.keys()) {
      if (finished.size <= rememberedCalls) break;
      finished.delete(oldest);
    }
  }

  const supports = async (method?: string) => {
    if (disposed) return false;
    if (!isGiven) return !(await gate.read()) && !gate.refusal(method);
    return !gate.refusal(method) && isPresent(transport, bridgeTimeoutMs, clock);
  };

  return {
    call: request,
    supported: () => supports(),
    supports,
    get appVersion() {
      return gate.appVersion;
    },
    on: (event, listener) => events.on(event, listener as (detail: unknown) => void),
    dispose() {
      disposed = true;
      stopListening();
      for (const { method, settle } of [...pending.values()]) {
        settle(new BridgeError('disposed', { method }));
      }
      events.clear();
      finished.clear();
      transport.dispose();
    },
    get pending() {
      return pending.size;
    },
  };
}

function isReply(reply: unknown): reply is NativeReply {
  const code = (reply as Partial<NativeReply> | null | undefined)?.code;
  // A number as text is a mistake, because it could mean success.
  return typeof code === 'string' ? Number.isNaN(Number(code)) : Number.isSafeInteger(code);
}

/** Returns 128 random bits, so that other frames and scripts can't guess the id of a call. */
function randomSession(): string {
  return globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-');
}
