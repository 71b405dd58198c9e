import { systemClock } from '../clock.ts';
import type { WebSocketConstructor } from '../connection/webSocketLike.ts';
import type { QuotePhase } from '../connection/connection.ts';
import { browserPage } from '../connection/pageLifecycle.ts';
import { createQuoteSocket, type QuoteSocket } from '../quoteSocket.ts';
import type { QuoteSocketOptions } from '../quoteSocketOptions.ts';
import { socketUrl } from '../connection/socketUrl.ts';
import { createTabGroup } from './tabGroup.ts';
import { say, tabCodec, type TabChannelConstructor, type TabLocks } from './tabMessage.ts';
import { createTabSocket, type TabSocket } from './tabSocket.ts';
import { completeTiming } from '../defaultTiming.ts';

export interface SharedQuoteSocketOptions extends QuoteSocketOptions {
  /**
   * Tabs of one origin with the same name and URL share a connection. If `url` is a function, only the
   * name must be the same. Default: `quotes`.
   */
  name?: string;
  /** Default: `navigator.locks`, looked up when the socket is created. */
  locks?: TabLocks | undefined;
  /** Default: the global `BroadcastChannel`, looked up when the socket is created. */
  BroadcastChannel?: TabChannelConstructor | undefined;
}

/**
 * Creates a quote socket that shares one connection between all tabs of the site. One tab, the leader,
 * holds the connection (Web Locks) and sends new quotes to the others (BroadcastChannel). When the
 * leader closes, the next tab takes over. When the leader does not respond for 13 s, and then for
 * another 3 to 6 s, another tab takes the connection from it.
 *
 * Without Web Locks or BroadcastChannel, the tab opens its own connection.
 *
 * Only the leader uses `url`, `protocols` and `shouldReconnect`. When the leader's phase becomes
 * `stopped`, so does that of all tabs.
 *
 * `stats` count frames from the leader. The error `silent` means that the leader did not answer, or had
 * no connection.
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
  // Validated here, because the caller cannot catch an exception from the tab that connects.
  const url = typeof options.url === 'string' ? socketUrl(options.url, pageProtocol) : '';
  const timing = completeTiming(options.timing);
  let current: TabSocket | undefined;
  let hubPhase: QuotePhase | undefined;

  const group = createTabGroup({
    name: `${name} ${url}`,
    locks,
    BroadcastChannel,
    options,
    isVisible: () => !page.hidden,
    onMessage(message) {
      hubPhase = message.phase;
      if (current) current.receive(message);
      else if (message.to === undefined) retry(message.phase);
    },
  });

  const socket = createQuoteSocket({
    ...options,
    // Required, but not used: the WebSocket below connects to the leader.
    url: url || 'wss://tabs/',
    shouldReconnect: () => hubPhase !== 'stopped',
    WebSocket: class {
      constructor() {
        current = createTabSocket({
          clock,
          graceMs: timing.graceMs * (1 + random()),
          flushMs: timing.flushMs,
          page,
          group,
          onClose() {
            current = undefined;
          },
        });
        return current;
      }
    } as unknown as WebSocketConstructor,
    codec: tabCodec,
    // Ping the hub at every heartbeat, to notice soon if it stops answering. This is cheap, because the pong comes
    // from another tab.
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
          // Each message contains the tab's visibility. The hub flushes only while a tab is visible.
          else group.post(say.ping);
        });
        return () => {
          leavePage();
          group.leave();
        };
      },
    },
  });

  /**
   * Reconnects this tab without waiting for its backoff when the leader opens the connection. Only
   * called for broadcasts: during a hand-over, two hubs may answer this tab, which would close and
   * reopen its socket repeatedly.
   */
  function retry(phase: QuotePhase) {
    if (socket.phase === 'waiting' && (phase === 'connecting' || phase === 'open')) {
      socket.connect();
    }
  }

  /** Subscriptions with `conflate: false`, which get every quote. */
  const unconflated = new Set<{ symbol: string }>();
  const announceUnconflated = () =>
    socket.send(say.every + [...new Set([...unconflated].map(({ symbol }) => symbol))].join(','));
  socket.on('status', ({ phase }) => {
    if (phase === 'open' && unconflated.size > 0) announceUnconflated();
  });

  const { subscribe } = socket;
  socket.subscribe = (symbol, listener, subscribeOptions) => {
    const unsubscribe = subscribe(symbol, listener, subscribeOptions);
    if (subscribeOptions?.conflate !== false) return unsubscribe;
    const subscription = { symbol };
    unconflated.add(subscription);
    announceUnconflated();
    return () => {
      unsubscribe();
      if (unconflated.delete(subscription)) announceUnconflated();
    };
  };

  return socket;
}
