import type { QuotePhase } from '../connection/connectionState.ts';
import type { PageEvent, PageLifecycle } from '../connection/pageLifecycle.ts';
import type { Link, LinkEvents } from '../connection/link.ts';
import { createWebSocketLink } from '../connection/webSocketLink.ts';
import { createLinkedSocket, type LinkedSocket } from '../linkedSocket.ts';
import type { QuoteSocket } from '../quoteSocket.ts';
import { completeOptions, type QuoteSocketOptions } from '../quoteSocketOptions.ts';
import type { Quote, QuoteCodec } from '../wire/codec.ts';
import type { Ticker } from '../wire/ticker.ts';
import { createCatchUpClock } from './catchUpClock.ts';
import { createOwnSubscriptions } from './ownSubscriptions.ts';
import { createSharedChannels } from './sharedChannels.ts';
import { createTabGroup, type TabGroup } from './tabGroup.ts';
import { createTabHub } from './tabHub.ts';
import { createTabLink, type TabLink } from './tabLink.ts';
import {
  messageVersion,
  type LeaderMessage,
  type TabChannelConstructor,
  type TabLocks,
} from './tabMessage.ts';

export type { TabChannel, TabChannelConstructor, TabLocks } from './tabMessage.ts';

export interface SharedQuoteSocketOptions<
  Item extends Quote = Ticker,
> extends QuoteSocketOptions<Item> {
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
 * is connected to the server (Web Locks) and sends new quotes to the others (BroadcastChannel). When the
 * leader closes, the next tab takes over. When the leader does not respond for 13 s, and then for
 * another 3 to 6 s, another tab takes the connection from it.
 *
 * Without Web Locks or BroadcastChannel, or if the browser blocks one of them, the tab opens its own
 * connection.
 *
 * Only the leader uses `url`, `protocols` and `shouldReconnect`. When the leader's phase becomes
 * `stopped` because `shouldReconnect` returned false, so does that of all tabs.
 *
 * The quotes of a `codec` are sent between tabs, so they must be plain data (structured clone).
 *
 * In a tab that is not the leader, `stats` count messages from the leader, and the error `silent` means
 * that the leader did not answer.
 *
 * @typeParam Item - the quotes of `codec`. Without a codec: {@link Ticker}
 * @throws {QuoteSocketError} `badUrl`, `insecure`, `badTiming` or `badLimit`
 */
export function createSharedQuoteSocket<Item extends Quote>(
  options: SharedQuoteSocketOptions<Item> & { codec: QuoteCodec<Item> },
): QuoteSocket<Item>;
export function createSharedQuoteSocket(options: SharedQuoteSocketOptions): QuoteSocket;
export function createSharedQuoteSocket({
  name = 'quotes',
  locks = readable(() => globalThis.navigator?.locks),
  BroadcastChannel = readable(() => globalThis.BroadcastChannel),
  ...options
}: SharedQuoteSocketOptions): QuoteSocket {
  const completed = completeOptions(options);
  const { url, page, random, shouldReconnect, timing } = completed;
  const clock = createCatchUpClock(completed.clock, () => page.hidden);
  /** Link to the leader. Undefined while this tab is the leader, or has no link. */
  let tabLink: TabLink<Ticker> | undefined;
  /** Phase of the leader's connection. */
  let leaderPhase: QuotePhase | undefined;
  /** Passes an event of the page to the socket. */
  let onPageEvent: ((event: PageEvent) => void) | undefined;

  const group: TabGroup = createTabGroup<Ticker>({
    name: `${name} ${messageVersion} ${typeof url === 'string' ? url : ''}`,
    locks,
    BroadcastChannel,
    isVisible: () => !page.hidden,
    createHub: (port) =>
      createTabHub({
        ...port,
        socket: linked,
        // `subscribe` of the returned socket is for this tab's page.
        subscribeSocket: subscribe,
        channelOf: channels.channelOf,
        clock,
        isHidden: () => page.hidden,
        onVisible: () => onPageEvent?.('visible'),
      }),
    onRoleChange() {
      linked.reconnect();
    },
    onMessage: receive,
  });

  const sharedPage: PageLifecycle = {
    // The leader's socket also shows quotes for the other tabs.
    get hidden() {
      return page.hidden && !group.hub?.isAnyVisible;
    },
    get online() {
      return page.online;
    },
    subscribe(listener) {
      onPageEvent = listener;
      return page.subscribe((event) => {
        if (event === 'suspend') group.leave();
        listener(event);
        // Each request contains the tab's visibility. The leader flushes only while a tab is visible.
        if (event === 'hidden' || event === 'visible') tabLink?.ping();
        if (event === 'visible') own.show();
      });
    },
  };

  const linked: LinkedSocket = createLinkedSocket<Ticker>(
    {
      ...completed,
      clock,
      page: sharedPage,
      shouldReconnect: (close, error) =>
        group.isLeading ? shouldReconnect(close, error) : leaderPhase !== 'stopped',
    },
    openLink,
    {
      isOwnError(error) {
        group.hub?.sendError(error);
        return own.isConcerned(error);
      },
    },
  );

  const { subscribe, close } = linked;
  const channels = createSharedChannels({
    port: linked.channelPort,
    served: () => group.hub?.servedTopics,
    isLeading: () => group.isLeading,
    post: group.post,
  });
  const own = createOwnSubscriptions<Ticker>({
    page,
    subscribe,
    requestEvery(symbols) {
      tabLink?.requestEvery(symbols);
    },
  });

  linked.on('status', (change) => {
    group.hub?.update(change);
    if (change.phase === 'open') own.announceEvery();
    else if (change.phase === 'stopped') group.leave();
  });

  /** Opens a link to the server if this tab is the leader, or otherwise to the leader. */
  function openLink(events: LinkEvents): Link {
    group.join();
    tabLink = undefined;
    if (group.isLeading) return createWebSocketLink({ ...completed, clock }, events);
    const link = createTabLink(
      {
        clock,
        page,
        onTopics: channels.adopt,
        post: group.post,
        steal: group.steal,
        // Random, so that tabs do not steal at the same time.
        graceMs: timing.graceMs * (1 + random()),
        flushMs: timing.flushMs,
        // At every heartbeat, to notice soon if the leader stops answering. This is cheap, because the
        // answer comes from another tab.
        pingMs: timing.heartbeatMs,
      },
      events,
    );
    tabLink = link;
    return {
      ...link,
      close() {
        link.close();
        if (tabLink === link) tabLink = undefined;
      },
    };
  }

  function receive(message: LeaderMessage<Ticker>) {
    const { phase, to } = message;
    leaderPhase = phase;
    if (tabLink) {
      tabLink.receive(message);
      return;
    }
    // The leader connects, so there is no reason to wait any longer. Only done for broadcasts: during a
    // hand-over, two leaders may answer this tab, which would close and open its link repeatedly.
    const isConnecting = phase === 'connecting' || phase === 'open';
    if (isConnecting && to === undefined && linked.phase === 'waiting') linked.connect();
  }

  return Object.assign(linked, {
    subscribe: own.subscribe,
    attachChannel: channels.attachChannel,
    close() {
      // Without this tab, the group needs another leader. The new leader does not get the state `stopped`.
      group.leave();
      close();
    },
  });
}

/** Returns undefined if the browser throws on access, as some do if site data is blocked. */
function readable<Value>(read: () => Value | undefined): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
