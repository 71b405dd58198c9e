import { systemClock } from './clock.ts';
import type { WebSocketConstructor, WebSocketLike } from './connection.ts';
import { browserPage } from './pageLifecycle.ts';
import { createQuoteSocket, type QuoteSocket, type QuoteSocketOptions } from './quoteSocket.ts';
import { socketUrl } from './socketUrl.ts';
import { createTabGroup } from './tabGroup.ts';
import {
  say,
  tabCodec,
  type HubMessage,
  type TabChannelConstructor,
  type TabLocks,
} from './tabMessage.ts';
import { defaultTiming } from './timing.ts';

export interface SharedQuoteSocketOptions extends QuoteSocketOptions {
  /** Tabs of one origin with the same name and URL share a connection. Default `quotes`. */
  name?: string;
  /** Default: `navigator.locks`, looked up when called. */
  locks?: TabLocks | undefined;
  /** Default: the global one, looked up when called. */
  BroadcastChannel?: TabChannelConstructor | undefined;
}

/** What the tab's quote socket takes for its server: the tab that holds the connection. */
interface TabSocket extends WebSocketLike {
  readyState: number;
  hear(message: HubMessage): void;
}

/**
 * A quote socket like any other, except that all tabs of the site use one connection. One tab holds it
 * (Web Locks) and tells the others what is new (BroadcastChannel). When it closes, the next one takes
 * over; when it falls silent for 13 s, and 3 to 6 s more, another one takes the connection from it.
 *
 * Where the browser has no Web Locks or no BroadcastChannel, the tab has its own connection.
 *
 * `stats` count what came from the holding tab. `silent` means that it said nothing, or had no connection.
 *
 * @throws {QuoteSocketError} `badUrl` or `insecure`
 */
export function createSharedQuoteSocket({
  name = 'quotes',
  locks = globalThis.navigator?.locks,
  BroadcastChannel = globalThis.BroadcastChannel,
  ...options
}: SharedQuoteSocketOptions): QuoteSocket {
  const {
    page = browserPage,
    clock = systemClock,
    pageProtocol = globalThis.location?.protocol,
    random = Math.random,
  } = options;
  if (!locks || !BroadcastChannel) return createQuoteSocket(options);
  // Thrown here: the holder of the connection has nobody to throw at.
  const url = socketUrl(options.url, pageProtocol);
  const timing = { ...defaultTiming, ...options.timing };
  let current: TabSocket | undefined;

  const group = createTabGroup({
    name: `${name} ${url}`,
    locks,
    BroadcastChannel,
    options,
    isVisible: () => !page.hidden,
    onMessage: (message) => current?.hear(message),
  });

  function createTabSocket(): TabSocket {
    let knownHub: string | undefined;
    /** Takes the connection from a tab that says nothing; later in one tab than in another. */
    const theft = clock.setTimeout(group.steal, timing.graceMs * (1 + random()));
    let nudge: unknown;
    const socket: TabSocket = {
      readyState: 0,
      binaryType: '',
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: group.post,
      close() {
        clock.clearTimeout(theft);
        clock.clearTimeout(nudge);
        current = undefined;
        group.post(say.bye);
      },
      hear({ hub, status, slow, to, frame }) {
        clock.clearTimeout(theft);
        const isNew = hub !== knownHub;
        knownHub = hub;
        const wasOpen = socket.readyState === 1;
        if (wasOpen && (isNew || status !== 'open')) {
          // A new hub knows nothing of this tab: the connection is as good as closed.
          (status === 'error' ? socket.onerror : socket.onclose)?.({} as never);
          return;
        }
        // It was not there when this tab said hello.
        if (isNew && to === undefined) group.post(say.hello);
        if (!wasOpen && status === 'open') {
          socket.readyState = 1;
          socket.onopen?.({} as never);
        }
        if (frame !== undefined) socket.onmessage?.({ data: frame } as never);
        if (slow && !page.hidden && current === socket) {
          clock.clearTimeout(nudge);
          nudge = clock.setTimeout(() => {
            group.post(say.ping);
          }, timing.flushMs);
        }
      },
    };
    group.join();
    current = socket;
    group.post(say.hello);
    return socket;
  }

  return createQuoteSocket({
    ...options,
    WebSocket: class {
      constructor() {
        return createTabSocket();
      }
    } as unknown as WebSocketConstructor,
    codec: tabCodec,
    // The hub is asked each second: an answer costs nothing, and a dead one is noticed.
    timing: { ...timing, pingMs: timing.heartbeatMs },
    page: {
      get hidden() {
        return page.hidden;
      },
      get online() {
        return page.online;
      },
      subscribe(listener) {
        const leavePage = page.subscribe((event) => {
          listener(event);
          if (event === 'suspend') group.leave();
          // The hub flushes while any tab is looked at.
          else group.post(say.ping);
        });
        return () => {
          leavePage();
          group.leave();
        };
      },
    },
  });
}
