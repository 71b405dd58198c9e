import { systemClock } from '../clock.ts';
import type { Bridge, BridgeOptions, CallOptions, VersionCall } from './bridge.ts';
import { BridgeError } from './bridgeError.ts';
import { createBridgeEvents } from './bridgeEvents.ts';
import { checkTimeout, defaultTimeoutMs, limitCall } from './callDeadline.ts';
import { createCallDelivery } from './callDelivery.ts';
import { isPresent } from './isPresent.ts';
import { copyParams, splitMethod } from './nativeCall.ts';
import type { NativeEvents } from './nativeEvents.ts';
import type { AppConfig, NativeMethod, NativeMethods } from './nativeMethods.ts';
import { createPendingCalls } from './pendingCalls.ts';
import { createReplyReader } from './replyReader.ts';
import { createVersionCheck, minAppVersion } from './versionCheck.ts';

/** Preset for the option `versionCall` (spec 7). */
const appConfigCall: VersionCall = {
  method: 'SystemInfo.getAppConfig',
  params: {},
  versionOf: (data) => (data as AppConfig).appVersion,
};

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
  const { method: versionMethod } = versionCall;
  const deliver = createCallDelivery({ transport, versionCheck, versionMethod });
  const events = createBridgeEvents(eventReaders);
  const readReply = createReplyReader(readers);
  const calls = createPendingCalls(session);
  let repliesWithoutId = 0;
  let isDisposed = false;
  const stopListening = transport.onReply(receive);

  /** Settles the call of a reply. Emits an event for a reply that no call waits for, and for events of the app. */
  function receive(id: string, reply: unknown): void {
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
  }

  function request(
    method: string,
    params: unknown = {},
    { timeoutMs = bridgeTimeoutMs, signal, interactive = false }: CallOptions = {},
  ): Promise<unknown> {
    const { call, result } = calls.add(method, params);
    const repliesBefore = repliesWithoutId;
    const hint = () => {
      const isIgnored = call.isSent && repliesWithoutId > repliesBefore;
      return isIgnored ? ', and ignored a reply without the "id" of its call' : '';
    };
    if (isDisposed) {
      call.fail('disposed');
    } else if (signal?.aborted) {
      call.fail('aborted', undefined, signal.reason);
    } else {
      try {
        checkTimeout(timeoutMs);
        const message = { id: call.id, ...splitMethod(method), params: copyParams(params) };
        const stopDeadline = limitCall(call, { clock, timeoutMs, signal, hint });
        void deliver(call, message, { beforeSend: interactive ? stopDeadline : undefined });
      } catch (cause) {
        call.fail('invalidCall', (cause as Error).message, cause);
      }
    }
    return result;
  }

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

  async function supports(method?: string): Promise<boolean> {
    if (isDisposed) return false;
    if (!hasGivenVersion) return !(await versionCheck.read()) && !versionCheck.refusal(method);
    if (versionCheck.refusal(method)) return false;
    return isPresent(transport, { timeoutMs: bridgeTimeoutMs, clock });
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
