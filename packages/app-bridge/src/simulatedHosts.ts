import { systemClock } from './clock.ts';
import { createScriptPlayer, type Script } from './simulator.ts';
import type { NativeMessage } from './transport.ts';

/** The app's side of a page, played from a script. */
export interface SimulatedHost {
  /** Every message that arrived, in order. */
  readonly calls: readonly NativeMessage[];
  dispose(): void;
}

/** How a simulated app reaches the page. */
export interface SimulatedReceiver {
  /** What holds the names; default `globalThis`. */
  scope?: object;
  /** The global function that is called with answers. Default `ExchangeNativeBridgeReceive`. */
  receiverName?: string;
}

/** Injects a native object into the page, when the script says: the end of `injectedTransport`. */
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
  const answer = answerer(scope, receiverName);
  const host = {
    postMessage(json: string) {
      player.play(JSON.parse(json) as NativeMessage, answer);
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
    dispose() {
      clock.clearTimeout(timer);
      player.dispose();
      Reflect.deleteProperty(scope, hostName);
    },
  };
}

/** Answers the messages of a framed page: the end of `postMessageTransport`, in the outer window. */
export function answerMessages(
  script: Script,
  {
    origin,
    scope = globalThis,
  }: {
    /** The page's exact origin. */
    origin: string;
    /** The window that gets the messages; default `globalThis`. */
    scope?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  },
): SimulatedHost {
  const player = createScriptPlayer(script);
  const channel = 'exchange-bridge';
  const onMessage = (event: MessageEvent<unknown>) => {
    const data = event.data as (NativeMessage & { channel?: unknown; type?: unknown }) | null;
    if (event.origin !== origin || data?.channel !== channel || !player.appeared()) return;
    const page = event.source as Pick<Window, 'postMessage'>;
    if (data.type === 'hello') page.postMessage({ channel, type: 'ready' }, origin);
    if (data.type !== 'call') return;
    player.play(data, (id, reply) => {
      page.postMessage({ ...(reply as object), id, channel, type: 'reply' }, origin);
    });
  };
  scope.addEventListener('message', onMessage);
  return {
    calls: player.calls,
    dispose() {
      scope.removeEventListener('message', onMessage);
      player.dispose();
    },
  };
}

/** Catches the addresses of `callbackUrlTransport`: give `open` to it. */
export function catchUrls(
  script: Script = {},
  { scope = globalThis, receiverName }: SimulatedReceiver = {},
): SimulatedHost & { open: (url: string) => void } {
  const player = createScriptPlayer(script);
  const answer = answerer(scope, receiverName);
  return {
    calls: player.calls,
    open(url) {
      if (!player.appeared()) return;
      const query = new URL(url).searchParams;
      const text = (name: string) => query.get(name) ?? '';
      const params = JSON.parse(text('params')) as unknown;
      player.play(
        { id: text('id'), module: text('module'), method: text('method'), params },
        answer,
      );
    },
    dispose() {
      player.dispose();
    },
  };
}

function answerer(scope: object, receiverName = 'ExchangeNativeBridgeReceive') {
  return (id: string, reply: unknown) => {
    const receiver = (scope as Record<string, ((json: string) => void) | undefined>)[receiverName];
    // Gone with the transport: the answer of a real app would get lost as well.
    receiver?.(JSON.stringify({ ...(reply as object), id }));
  };
}
