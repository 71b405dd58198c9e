import { systemClock } from '../clock.ts';
import type { WebSocketConstructor, WebSocketLike } from '../connection/connection.ts';
import { browserPage } from '../connection/pageLifecycle.ts';
import { createQuoteSocket, type QuoteSocket, type QuoteSocketOptions } from '../quoteSocket.ts';
import { socketUrl } from '../connection/socketUrl.ts';
import { createTabGroup } from './tabGroup.ts';
import {
  say,
  tabCodec,
  type HubMessage,
  type TabChannelConstructor,
  type TabLocks,
} from './tabMessage.ts';
import { defaultTiming } from '../timing.ts';

export interface SharedQuoteSocketOptions extends QuoteSocketOptions {
  /** Tabs of one origin with the same name and URL share a connection. Default `quotes`. */
  name?: string;
  /** Default: `navigator.locks`, looked up when the socket is created. */
  locks?: TabLocks | undefined;
  /** Default: the global `BroadcastChannel`, looked up when the socket is created. */
  BroadcastChannel?: TabChannelConstructor | undefined;
}

/** WebSocket of the tab's quote socket: sends and receives over the channel of the tabs. */
interface TabSocket extends WebSocketLike {
  readyState: number;
  receive(message: HubMessage): void;
}

/**
 * Creates a quote socket that shares one connection between all tabs of the site. One tab holds the
 * connection (Web Locks) and sends new quotes to the others (BroadcastChannel). When that tab closes, the
 * next one takes over. When it doesn't answer for 13 s, and then 3 to 6 s more, another tab takes the
 * connection from it.
 *
 * Without Web Locks or BroadcastChannel, the tab opens its own connection.
 *
 * `stats` count frames from the tab that holds the connection. The error `silent` means that this tab did
 * not answer, or that it had no connection.
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
  // Validated here, because the tab that connects cannot throw to the caller.
  const url = socketUrl(options.url, pageProtocol);
  const timing = { ...defaultTiming, ...options.timing };
  let current: TabSocket | undefined;

  const group = createTabGroup({
    name: `${name} ${url}`,
    locks,
    BroadcastChannel,
    options,
    isVisible: () => !page.hidden,
    onMessage: (message) => current?.receive(message),
  });

  function createTabSocket(): TabSocket {
    let knownHub: string | undefined;
    /** Takes the connection from a tab that doesn't answer. The random delay lets one tab go first. */
    const stealTimer = clock.setTimeout(group.steal, timing.graceMs * (1 + random()));
    let nudgeTimer: unknown;
    const socket: TabSocket = {
      readyState: 0,
      binaryType: '',
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: group.post,
      close() {
        clock.clearTimeout(stealTimer);
        clock.clearTimeout(nudgeTimer);
        current = undefined;
        group.post(say.bye);
      },
      receive({ hub, status, slow, to, frame }) {
        clock.clearTimeout(stealTimer);
        const isNew = hub !== knownHub;
        knownHub = hub;
        const wasOpen = socket.readyState === 1;
        if (wasOpen && (isNew || status !== 'open')) {
          // A new hub doesn't have this tab's subscriptions, so treat the connection as closed.
          (status === 'error' ? socket.onerror : socket.onclose)?.({} as never);
          return;
        }
        // The hub broadcasts, so it may have missed this tab's hello. Repeat it.
        if (isNew && to === undefined) group.post(say.hello);
        if (!wasOpen && status === 'open') {
          socket.readyState = 1;
          socket.onopen?.({} as never);
        }
        if (frame !== undefined) socket.onmessage?.({ data: frame } as never);
        if (slow && !page.hidden && current === socket) {
          clock.clearTimeout(nudgeTimer);
          nudgeTimer = clock.setTimeout(() => {
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
    // Ping the hub every second to detect one that doesn't answer. The pong is a local message.
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
          // Reports the visibility of this tab: the hub flushes while any tab is visible.
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
