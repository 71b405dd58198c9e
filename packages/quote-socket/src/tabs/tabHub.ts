import type { QuoteEvents } from '../quoteEvents.ts';
import type { QuoteSocket } from '../quoteSocket.ts';
import type { QuoteSocketError } from '../quoteSocketError.ts';
import type { Quote, QuoteFailure } from '../wire/codec.ts';
import type { CatchUpClock } from './catchUpClock.ts';
import { plainError } from './plainError.ts';
import { createServedTopics, type ServedTopics, type ServedTopicsOptions } from './servedTopics.ts';
import type { LeaderMessage, TabMessage, TabRequest } from './tabMessage.ts';

/** The part of a group that the hub uses. */
export interface TabHubPort<Item extends Quote> {
  send: (message: LeaderMessage<Item>) => void;
  /** Calls `callback` when the tab has closed, crashed or left, unless the signal is aborted before. */
  whenGone: (tab: string, signal: AbortSignal, callback: () => void) => void;
}

interface TabHubOptions<Item extends Quote> extends TabHubPort<Item> {
  /** The leader's own socket, which is connected to the server. */
  socket: Omit<QuoteSocket<Item>, 'attachChannel'>;
  subscribeSocket: QuoteSocket<Item>['subscribe'];
  /** Returns the leader's channel of a name, if it has one. */
  channelOf: ServedTopicsOptions['channelOf'];
  clock: Pick<CatchUpClock, 'catchUp'>;
  /** Whether the leader's page is hidden. */
  isHidden: () => boolean;
  /** Called when another tab becomes visible. */
  onVisible: () => void;
}

/** Another tab of the group. */
interface Follower {
  isVisible: boolean;
  /** Unsubscribe functions by symbol. */
  readonly symbols: Map<string, () => void>;
  /** Unsubscribe functions of the symbols of which the tab needs every quote. */
  every: ReadonlyMap<string, () => void>;
}

export interface TabHub {
  readonly servedTopics: ServedTopics;
  /** Whether the page of another tab is visible. */
  readonly isAnyVisible: boolean;
  /** Call with each message of another tab. */
  receive(message: TabMessage): void;
  /** Call when the leader's connection has another status or phase. */
  update(event: QuoteEvents['status']): void;
  /** Sends a refusal or an invalid quote to the tabs that subscribed to its symbol. */
  sendError(error: QuoteSocketError): void;
  /** Notifies the tabs of another leader that this one has taken over. */
  announce(): void;
  /** Closes without a message, because the next leader announces itself. */
  close(): void;
}

/** Runs in the leader. Subscribes its socket to the symbols of the other tabs, and sends them the quotes. */
export function createTabHub<Item extends Quote>({
  socket,
  subscribeSocket,
  channelOf,
  send,
  whenGone,
  clock,
  isHidden,
  onVisible,
}: TabHubOptions<Item>): TabHub {
  const id = crypto.randomUUID();
  const followers = new Map<string, Follower>();
  /** Tabs watched by `whenGone`. A tab that sends `hello` again is watched once. */
  const watchedTabs = new Set<string>();
  const closed = new AbortController();
  let state: Pick<LeaderMessage<Item>, 'status' | 'phase' | 'close'> = {
    status: socket.status,
    phase: socket.phase,
  };

  function sendToTabs(
    content: Pick<LeaderMessage<Item>, 'to' | 'frame' | 'topics' | 'error'> = {},
  ) {
    if (!closed.signal.aborted) send({ leader: id, ...state, isSlow: isHidden(), ...content });
  }

  function sendQuotes(tickers: readonly Item[], failures: readonly QuoteFailure[], to?: string) {
    // Ages are needed because a tab that opens or reconnects gets quotes that arrived earlier.
    const agesMs = tickers.map(({ symbol }) => socket.getAge(symbol) ?? 0);
    sendToTabs({ frame: { tickers, failures, agesMs }, to });
  }

  const servedTopics = createServedTopics({
    channelOf,
    sendTopics(topics, to) {
      sendToTabs({ topics, to });
    },
  });

  const lastTickers = (symbols: readonly string[]) =>
    symbols.map((symbol) => socket.getSnapshot(symbol)).filter((ticker) => ticker !== undefined);

  function drop(tab: string) {
    const follower = followers.get(tab);
    if (!follower) return;
    for (const unsubscribe of follower.symbols.values()) unsubscribe();
    setEvery(follower, []);
    servedTopics.drop(tab);
    followers.delete(tab);
  }

  /** Quotes to forward in a microtask. The set contains a quote once, even if several tabs need it. */
  let ticks = new Set<Item>();

  function forward(ticker: Item) {
    if (ticks.size === 0) {
      queueMicrotask(() => {
        const tickers = [...ticks];
        ticks = new Set();
        sendQuotes(tickers, []);
      });
    }
    ticks.add(ticker);
  }

  function setEvery(follower: Follower, symbols: readonly string[]) {
    const former = follower.every;
    follower.every = new Map(
      symbols.map((symbol) => [symbol, subscribeSocket(symbol, forward, { conflate: false })]),
    );
    for (const unsubscribe of former.values()) unsubscribe();
  }

  function subscribe(follower: Follower, symbols: readonly string[], tab: string) {
    for (const symbol of symbols) {
      if (follower.symbols.has(symbol)) continue;
      follower.symbols.set(
        symbol,
        subscribeSocket(symbol, () => undefined),
      );
    }
    const errors = symbols.map((symbol) => socket.getError(symbol));
    sendQuotes(
      lastTickers(symbols),
      errors.filter((error) => error !== undefined).map(failureOf),
      tab,
    );
  }

  function unsubscribe({ symbols: subscribed }: Follower, symbols: readonly string[]) {
    for (const symbol of symbols) {
      subscribed.get(symbol)?.();
      subscribed.delete(symbol);
    }
  }

  function welcome(tab: string) {
    if (!watchedTabs.has(tab)) {
      watchedTabs.add(tab);
      whenGone(tab, closed.signal, () => {
        watchedTabs.delete(tab);
        drop(tab);
      });
    }
    drop(tab);
    followers.set(tab, { isVisible: false, symbols: new Map(), every: new Map() });
  }

  function handle(request: TabRequest, follower: Follower, tab: string) {
    switch (request.type) {
      case 'hello':
        return sendToTabs({ to: tab });
      case 'ping':
        return sendQuotes([], [], tab);
      case 'subscribe':
        return subscribe(follower, request.symbols, tab);
      case 'unsubscribe':
        return unsubscribe(follower, request.symbols);
      case 'every':
        return setEvery(follower, request.symbols);
      case 'topics':
        return servedTopics.set(tab, request.channel, request.topics);
      case 'send':
        socket.send(request.text);
    }
  }

  const stopFlushes = socket.on('flush', (symbols) => {
    const all = [...followers.values()];
    // A quote is sent to all tabs, so those that need every quote have sent for it already.
    const subscribedSymbols = symbols.filter(
      (symbol) =>
        all.some(({ symbols: subscribed }) => subscribed.has(symbol)) &&
        !all.some(({ every }) => every.has(symbol)),
    );
    if (subscribedSymbols.length > 0) sendQuotes(lastTickers(subscribedSymbols), []);
  });

  return {
    servedTopics,

    get isAnyVisible() {
      return [...followers.values()].some(({ isVisible }) => isVisible);
    },

    receive({ tab, isVisible, request }) {
      if (request.type === 'hello') welcome(tab);
      const follower = followers.get(tab);
      if (!follower) return;
      const hasAppeared = isVisible && !follower.isVisible;
      follower.isVisible = isVisible;
      if (hasAppeared) onVisible();
      handle(request, follower, tab);
      // Called last, so that a flush requested by this message runs now even if the page is hidden.
      clock.catchUp();
    },

    update({ status, phase, code, reason = '', error }) {
      state = { status, phase, close: code === undefined ? undefined : { code, reason } };
      sendToTabs({ error: error && plainError(error) });
    },

    sendError(error) {
      const { symbol } = error;
      if (symbol === undefined) return;
      for (const [tab, { symbols }] of followers) {
        if (symbol === '' || symbols.has(symbol)) sendQuotes([], [failureOf(error)], tab);
      }
    },

    announce() {
      sendToTabs();
    },

    close() {
      closed.abort();
      stopFlushes();
      for (const tab of [...followers.keys()]) drop(tab);
    },
  };
}

function failureOf({ kind, symbol = '', cause }: QuoteSocketError): QuoteFailure {
  return kind === 'refused' ? { symbol, refusal: cause as string } : { symbol };
}
