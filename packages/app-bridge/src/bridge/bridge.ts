import { systemClock, type Clock } from '../clock.ts';
import type { NativeMessage, Transport } from '../transports/transport.ts';
import { createBridgeEvents, type BridgeEvents } from './bridgeEvents.ts';
import { BridgeError } from './bridgeError.ts';
import { checkTimeout, defaultTimeoutMs, startDeadline } from './callDeadline.ts';
import { copyParams, type NativeCall, splitMethod } from './nativeCall.ts';
import { isPresent } from './isPresent.ts';
import type { EventReaders, NativeEvents } from './nativeEvents.ts';
import type { AppConfig, NativeMethod, NativeMethods, ReplyReaders } from './nativeMethods.ts';
import { createPendingCalls, type PendingCall } from './pendingCalls.ts';
import { createReplyReader } from './replyReader.ts';
import { createVersionCheck, minAppVersion } from './versionCheck.ts';

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
  const hasGivenVersion =
    appVersion !== undefined || ('appVersion' in options && options.versionCall === undefined);
  checkTimeout(bridgeTimeoutMs);
  splitMethod(versionCall.method);
  const versionFacts = { appVersion, isGiven: hasGivenVersion, minVersion, minVersions };
  const versionCheck = createVersionCheck(readVersion, versionFacts);
  const events = createBridgeEvents(eventReaders);
  const readReply = createReplyReader(readers);
  const calls = createPendingCalls(session);
  let repliesWithoutId = 0;
  let isDisposed = false;

  const stopListening = transport.onReply((id, reply) => {
    const call = calls.pending(id);
    const finishedCall = calls.finished(id);
    if (call?.isSent) {
      call.settle(readReply(call.method, reply));
    } else if (finishedCall) {
      const { method, params } = finishedCall;
      events.emit('lateReply', { id, method, params, reply });
    } else if (id !== '') {
      events.emit('unknownReply', { id, reply });
    } else if (!events.emitNative(reply)) {
      repliesWithoutId += 1;
      events.emit('unknownReply', { id, reply });
    }
  });

  async function readVersion(): Promise<string> {
    const { method, params } = versionCall;
    const data = await request(method, params);
    try {
      const version: unknown = versionCall.versionOf(data);
      if (typeof version === 'string') return version;
      throw new TypeError(`the version is a ${typeof version}`);
    } catch (cause) {
      throw new BridgeError('invalidReply', { method, cause, detail: 'its data has no version' });
    }
  }

  function request(
    method: string,
    params: unknown = {},
    { timeoutMs = bridgeTimeoutMs, signal, interactive = false }: CallOptions = {},
  ): Promise<unknown> {
    const { call, result } = calls.add(method, params);
    if (isDisposed) {
      call.fail('disposed');
    } else if (signal?.aborted) {
      call.fail('aborted', undefined, signal.reason);
    } else {
      try {
        checkTimeout(timeoutMs);
        const message = { id: call.id, ...splitMethod(method), params: copyParams(params) };
        const stopDeadline = limit(call, timeoutMs, signal);
        void send(call, message, interactive ? stopDeadline : undefined);
      } catch (cause) {
        call.fail('invalidCall', (cause as Error).message, cause);
      }
    }
    return result;
  }

  /** Fails the call at its deadline, or when its signal aborts. Returns a function that stops the deadline. */
  function limit(call: PendingCall, timeoutMs: number, signal?: AbortSignal): () => void {
    const repliesBefore = repliesWithoutId;
    const stopDeadline = startDeadline(clock, timeoutMs, () => {
      const isIgnored = call.isSent && repliesWithoutId > repliesBefore;
      const hint = isIgnored ? ', and ignored a reply without the "id" of its call' : '';
      call.fail(call.hasApp ? 'timeout' : 'unavailable', `waited ${timeoutMs} ms${hint}`);
    });
    const onAbort = () => {
      call.fail('aborted', undefined, signal?.reason);
    };
    signal?.addEventListener('abort', onAbort);
    call.settled.addEventListener('abort', () => {
      stopDeadline();
      signal?.removeEventListener('abort', onAbort);
    });
    return stopDeadline;
  }

  async function send(call: PendingCall, message: NativeMessage, beforeSend?: () => void) {
    try {
      await waitForApp(call);
      if (call.settled.aborted) return;
      checkVersion(call.method);
      beforeSend?.();
      call.isSent = true;
      transport.send(message);
    } catch (cause) {
      if (cause instanceof BridgeError) call.fail(cause.kind, cause.detail, cause);
      else call.fail('unavailable', 'sending failed', cause);
    }
  }

  /** Resolves once the app is there and its version is known, or once the call has a result. */
  async function waitForApp(call: PendingCall): Promise<void> {
    for (;;) {
      await transport.ready(call.settled);
      if (call.settled.aborted) return;
      call.hasApp = true;
      if (call.method === versionCall.method || versionCheck.isKnown) return;
      const error = await versionCheck.read();
      // An error without a cause means that the deadline of the shared check has passed. This call
      // has time left, so it checks again.
      if (error?.cause !== undefined) throw error;
    }
  }

  /** @throws BridgeError if the app is too old for the method. The version call itself needs no version. */
  function checkVersion(method: string) {
    if (method === versionCall.method) {
      versionCheck.sent();
      return;
    }
    const refusal = versionCheck.refusal(method);
    if (refusal) throw refusal;
  }

  async function supports(method?: string): Promise<boolean> {
    if (isDisposed) return false;
    if (!hasGivenVersion) return !(await versionCheck.read()) && !versionCheck.refusal(method);
    return !versionCheck.refusal(method) && isPresent(transport, bridgeTimeoutMs, clock);
  }

  return {
    call: request,
    supported: () => supports(),
    supports,
    get appVersion() {
      return versionCheck.appVersion;
    },
    on: (event, listener) => events.on(event, listener as (detail: unknown) => void),
    dispose() {
      isDisposed = true;
      stopListening();
      calls.dispose();
      events.clear();
      transport.dispose();
    },
    get pending() {
      return calls.count;
    },
  };
}

/** Returns 128 random bits, so that other frames and scripts can't guess the id of a call. */
function randomSession(): string {
  return globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-');
}
