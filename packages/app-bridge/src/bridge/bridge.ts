import type { Clock } from '../clock.ts';
import type { Transport } from '../transports/transport.ts';
import type { BridgeEvents } from './bridgeEvents.ts';
import type { NativeCall } from './nativeCall.ts';
import type { EventReaders, NativeEvents } from './nativeEvents.ts';
import type { NativeMethod, NativeMethods, ReplyReaders } from './nativeMethods.ts';

/** Call that returns the app's version. It is the only one without a version check. */
export interface VersionCall extends NativeCall {
  /** Returns the version in the reply's data. Throws any error if there is none. */
  readonly versionOf: (data: unknown) => string;
}

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

/** Options of `createBridge`. */
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

/** Calls methods of the native app, see `createBridge`. */
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
