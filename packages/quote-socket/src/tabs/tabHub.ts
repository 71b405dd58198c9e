import { systemClock } from '../clock.ts';
import type { QuoteFailure, QuoteFrame } from '../wire/codec.ts';
import { createCatchUpClock } from './catchUpClock.ts';
import { browserPage, type PageEvent } from '../connection/pageLifecycle.ts';
import { report, type QuoteEvents } from '../quoteEvents.ts';
import { createQuoteSocket } from '../quoteSocket.ts';
import type { QuoteSocketOptions } from '../quoteSocketOptions.ts';
import {
  say,
  tickersPerFrame,
  type HubMessage,
  type TabChannel,
  type TabMessage,
} from './tabMessage.ts';
import type { Ticker } from '../wire/ticker.ts';

interface TabHubOptions {
  options: QuoteSocketOptions;
  channel: TabChannel;
  /** Calls `callback` when the tab has closed, crashed or left, unless the signal is aborted before. */
  whenGone: (tab: string, signal: AbortSignal, callback: () => void) => void;
}

/** State of a tab in the group. */
interface Listener {
  visible: boolean;
  /** Unsubscribe functions by symbol. */
  readonly symbols: Map<string, () => void>;
  /** Unsubscribe functions of the symbols that the tab subscribes to with `conflate: false`. */
  unconflated: ReadonlyMap<string, () => void>;
}

/** Runs in the leader. Holds the connection for all tabs, and the subscriptions of each tab. */
export function createTabHub({ options, channel, whenGone }: TabHubOptions) {
  const { page = browserPage, clock: slowClock = systemClock } = options;
  const hub = crypto.randomUUID();
  const clock = createCatchUpClock(slowClock, () => page.hidden);
  const tabs = new Map<string, Listener>();
  /** Tabs watched by `whenGone`. A tab that repeats `bye` and `hello` is watched once. */
  const watchedTabs = new Set<string>();
  const closed = new AbortController();
  let onPageEvent: ((event: PageEvent) => void) | undefined;

  const source = createQuoteSocket({
    ...options,
    clock,
    page: {
      // Visible if any tab is visible.
      get hidden() {
        return ![...tabs.values()].some(({ visible }) => visible);
      },
      get online() {
        return page.online;
      },
      subscribe(listener) {
        onPageEvent = listener;
        return page.subscribe((event) => {
          if (event === 'online' || event === 'offline') listener(event);
        });
      },
    },
  });

  let state: QuoteEvents['status'] = { status: source.status, phase: source.phase };

  function broadcast(more?: Pick<HubMessage, 'to' | 'frame'>) {
    if (closed.signal.aborted) return;
    const message: HubMessage = { hub, ...state, slow: page.hidden, ...more };
    channel.postMessage(message);
  }

  function broadcastQuotes(
    tickers: readonly Ticker[],
    failures: readonly QuoteFailure[],
    to?: string,
  ) {
    for (let at = 0; at === 0 || at < tickers.length; at += tickersPerFrame) {
      const some = tickers.slice(at, at + tickersPerFrame);
      // Ages are needed because a tab that opens or reconnects gets quotes that arrived earlier.
      const agesMs = some.map(({ symbol }) => source.getAge(symbol) ?? 0);
      const part: QuoteFrame = { tickers: some, failures, agesMs };
      broadcast({ frame: JSON.stringify(part), ...(to !== undefined && { to }) });
    }
  }

  const lastTickers = (symbols: readonly string[]) =>
    symbols.map((symbol) => source.getSnapshot(symbol)).filter((ticker) => ticker !== undefined);

  function drop(tab: string) {
    const listener = tabs.get(tab);
    if (!listener) return;
    for (const unsubscribe of listener.symbols.values()) unsubscribe();
    forwardUnconflated(listener, []);
    tabs.delete(tab);
  }

  /** Quotes to forward in a microtask. The set contains a quote once, even if several tabs subscribe to it. */
  let ticks = new Set<Ticker>();

  function forward(ticker: Ticker) {
    if (ticks.size === 0) {
      queueMicrotask(() => {
        broadcastQuotes([...ticks], []);
        ticks = new Set();
      });
    }
    ticks.add(ticker);
  }

  function forwardUnconflated(listener: Listener, symbols: readonly string[]) {
    const former = listener.unconflated;
    listener.unconflated = new Map(
      symbols.map((symbol) => [symbol, source.subscribe(symbol, forward, { conflate: false })]),
    );
    for (const unsubscribe of former.values()) unsubscribe();
  }

  function add(listener: Listener, symbols: readonly string[], to: string) {
    for (const symbol of symbols) {
      if (!listener.symbols.has(symbol)) {
        listener.symbols.set(
          symbol,
          source.subscribe(symbol, () => undefined),
        );
      }
    }
    broadcastQuotes(lastTickers(symbols), symbols.flatMap(failuresOf), to);
  }

  function failuresOf(symbol: string): QuoteFailure[] {
    const error = source.getError(symbol);
    if (!error) return [];
    return [error.kind === 'refused' ? { symbol, refusal: error.cause as string } : { symbol }];
  }

  channel.onmessage = ({ data }: { data: unknown }) => {
    const { tab, text, visible } = Object(data) as Partial<TabMessage>;
    // Ignore messages from hubs and from other code: any script of the site can post to the channel.
    if (typeof tab !== 'string' || typeof text !== 'string') return;
    receive(tab, text, visible === true);
    // Called last, so that a flush requested by this message runs now even if the page is hidden.
    clock.catchUp();
  };

  function receive(tab: string, text: string, visible: boolean) {
    if (text === say.hello) {
      if (!watchedTabs.has(tab)) {
        watchedTabs.add(tab);
        whenGone(tab, closed.signal, () => {
          watchedTabs.delete(tab);
          drop(tab);
        });
      }
      drop(tab);
      tabs.set(tab, { visible: false, symbols: new Map(), unconflated: new Map() });
      // Reconnect if the connection has stopped, because a new tab needs it.
      if (state.phase === 'stopped') source.connect();
    }
    const listener = tabs.get(tab);
    if (!listener) return;
    const appeared = visible && !listener.visible;
    listener.visible = visible;
    if (appeared) onPageEvent?.('visible');
    if (text === say.bye) drop(tab);
    else if (text === say.hello) broadcast({ to: tab });
    else if (text === say.ping) broadcastQuotes([], [], tab);
    else if (text.startsWith(say.add)) add(listener, text.slice(say.add.length).split(','), tab);
    else if (text.startsWith(say.drop)) {
      for (const symbol of text.slice(say.drop.length).split(',')) {
        listener.symbols.get(symbol)?.();
        listener.symbols.delete(symbol);
      }
    } else if (text.startsWith(say.every)) {
      forwardUnconflated(listener, text.slice(say.every.length).split(',').filter(Boolean));
    } else source.send(text);
  }

  source.on('status', (changed) => {
    state = changed;
    broadcast();
  });
  source.on('flush', (symbols) => {
    const isForwarded = (symbol: string) =>
      [...tabs.values()].some(({ unconflated }) => unconflated.has(symbol));
    broadcastQuotes(lastTickers(symbols.filter((symbol) => !isForwarded(symbol))), []);
  });
  source.on('error', (error) => {
    if (error.symbol === undefined && error.cause) report(error);
    if (error.symbol !== undefined) broadcastQuotes([], failuresOf(error.symbol));
  });
  // Connecting broadcasts a status, which announces this hub to the tabs that used the previous one.
  source.connect();

  return {
    /** Closes without a message, because the next hub announces itself. */
    close() {
      closed.abort();
      channel.onmessage = null;
      channel.close();
      source.close();
    },
  };
}
