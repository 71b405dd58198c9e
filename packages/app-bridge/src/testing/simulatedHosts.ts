import { systemClock } from '../clock.ts';
import { createScriptPlayer, type Script } from './scriptPlayer.ts';
import type { NativeMessage } from '../transports/transport.ts';

/** A simulated app whose replies are defined by a script. */
export interface SimulatedHost {
  /** All received messages, in order. */
  readonly calls: readonly NativeMessage[];
  /** Sends an event of the app, such as `SystemInfo.themeChanged`. */
  emit(event: string, data?: unknown): void;
  dispose(): void;
}

/** Options for the replies of a simulated app. */
export interface SimulatedReceiver {
  /** Object on which the globals are set. Default: `globalThis`. */
  scope?: object;
  /** Global function that is called with replies. Default `ExchangeNativeBridgeReceive`. */
  receiverName?: string;
}

/** Simulates an app for `injectedTransport`: injects a native object after `appearsAfterMs`. */
export function injectHost(
  script: Script = {},
  {
    scope = globalThis,
    receiverName,
    hostName = 'ExchangeNativeBridge',
  }: SimulatedReceiver & { hostName?: string } = {},
): SimulatedHost {
  const player = createScriptPlayer(script);
  const { clock = systemClock, appearsAfterMs = 0 } = script;
  const send = sender(scope, receiverName);
  const host = {
    postMessage(json: string) {
      player.play(JSON.parse(json) as NativeMessage, replyWith(send));
    },
  };
  const appear = () => {
    Object.assign(scope, { [hostName]: host });
  };
  const timer =
    appearsAfterMs > 0 && Number.isFinite(appearsAfterMs)
      ? clock.setTimeout(appear, appearsAfterMs)
      : undefined;
  if (appearsAfterMs <= 0) appear();
  return {
    calls: player.calls,
    emit: emitWith(send),
    dispose() {
      clock.clearTimeout(timer);
      player.dispose();
      Reflect.deleteProperty(scope, hostName);
    },
  };
}

/** Simulates an app for `postMessageTransport`: answers the messages of a page in a frame. */
export function answerMessages(
  script: Script,
  {
    origin,
    scope = globalThis,
  }: {
    /** Exact origin of the page. */
    origin: string;
    /** Window that receives the messages. Default `globalThis`. */
    scope?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  },
): SimulatedHost {
  const player = createScriptPlayer(script);
  const channel = 'exchange-bridge';
  const pages = new Set<Pick<Window, 'postMessage'>>();
  const onMessage = (event: MessageEvent<unknown>) => {
    const data = event.data as (NativeMessage & { channel?: unknown; type?: unknown }) | null;
    if (event.origin !== origin || data?.channel !== channel || !player.appeared()) return;
    const page = event.source as Pick<Window, 'postMessage'>;
    pages.add(page);
    if (data.type === 'hello') page.postMessage({ channel, type: 'ready' }, origin);
    if (data.type !== 'call') return;
    player.play(data, (id, reply) => {
      page.postMessage({ ...(reply as object), id, channel, type: 'reply' }, origin);
    });
  };
  scope.addEventListener('message', onMessage);
  return {
    calls: player.calls,
    emit(event, data) {
      for (const page of pages) page.postMessage({ event, data, channel, type: 'event' }, origin);
    },
    dispose() {
      scope.removeEventListener('message', onMessage);
      player.dispose();
    },
  };
}

/** Simulates an app for `callbackUrlTransport`: pass the returned `open` to that transport. */
export function catchUrls(
  script: Script = {},
  { scope = globalThis, receiverName }: SimulatedReceiver = {},
): SimulatedHost & { open: (url: string) => void } {
  const player = createScriptPlayer(script);
  const send = sender(scope, receiverName);
  return {
    calls: player.calls,
    emit: emitWith(send),
    open(url) {
      if (!player.appeared()) return;
      const query = new URL(url).searchParams;
      const text = (name: string) => query.get(name) ?? '';
      const params = JSON.parse(text('params')) as unknown;
      player.play(
        { id: text('id'), module: text('module'), method: text('method'), params },
        replyWith(send),
      );
    },
    dispose() {
      player.dispose();
    },
  };
}

type Send = (message: object) => void;

function sender(scope: object, receiverName = 'ExchangeNativeBridgeReceive'): Send {
  return (message) => {
    const receiver = (scope as Record<string, ((json: string) => void) | undefined>)[receiverName];
    // When the transport is disposed, there is no receiver and the message is lost, as with a real app.
    receiver?.(JSON.stringify(message));
  };
}

const replyWith = (send: Send) => (id: string, reply: unknown) => {
  send({ ...(reply as object), id });
};

const emitWith = (send: Send) => (event: string, data?: unknown) => {
  send({ event, data });
};
