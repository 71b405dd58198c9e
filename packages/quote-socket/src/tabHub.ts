import { systemClock } from './clock.ts';
import type { QuoteFailure } from './codec.ts';
import { createNudgedClock } from './nudgedClock.ts';
import { browserPage, type PageEvent } from './pageLifecycle.ts';
import { createQuoteSocket, type QuoteSocketOptions } from './quoteSocket.ts';
import {
  say,
  tickersPerFrame,
  type HubMessage,
  type TabChannel,
  type TabMessage,
} from './tabMessage.ts';
import type { Ticker } from './ticker.ts';

interface TabHubOptions {
  options: QuoteSocketOptions;
  channel: TabChannel;
  /** Calls back when the tab is gone, however it went; not after the signal. */
  whenGone: (tab: string, signal: AbortSignal, callback: () => void) => void;
}

/** A tab that listens: what it subscribed, each with its way out. */
interface Listener {
  visible: boolean;
  readonly symbols: Map<string, () => void>;
}

/** The one connection, and who of the tabs wants what of it. */
export function createTabHub({ options, channel, whenGone }: TabHubOptions) {
  const { page = browserPage, clock: slowClock = systemClock } = options;
  const hub = crypto.randomUUID();
  const clock = createNudgedClock(slowClock);
  const tabs = new Map<string, Listener>();
  const closed = new AbortController();
  let onPageEvent: ((event: PageEvent) => void) | undefined;

  const source = createQuoteSocket({
    ...options,
    clock,
    page: {
      // Looked at, if any of the tabs is.
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

  function tell(more?: Pick<HubMessage, 'to' | 'frame'>) {
    if (closed.signal.aborted) return;
    const message: HubMessage = { hub, status: source.status, slow: page.hidden, ...more };
    channel.postMessage(message);
  }

  function tellQuotes(tickers: readonly Ticker[], failures: readonly QuoteFailure[], to?: string) {
    for (let at = 0; at === 0 || at < tickers.length; at += tickersPerFrame) {
      const part = { tickers: tickers.slice(at, at + tickersPerFrame), failures };
      tell({ frame: JSON.stringify(part), ...(to !== undefined && { to }) });
    }
  }

  const known = (symbols: readonly string[]) =>
    symbols.map((symbol) => source.getSnapshot(symbol)).filter((ticker) => ticker !== undefined);

  function drop(tab: string) {
    for (const unsubscribe of tabs.get(tab)?.symbols.values() ?? []) unsubscribe();
    tabs.delete(tab);
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
    tellQuotes(known(symbols), symbols.flatMap(failuresOf), to);
  }

  function failuresOf(symbol: string): QuoteFailure[] {
    const error = source.getError(symbol);
    if (!error) return [];
    // What the server said stands behind our own words.
    return error.kind === 'refused'
      ? [{ symbol, refusal: error.message.replace(/^[^:]*: /, '') }]
      : [{ symbol }];
  }

  channel.onmessage = ({ data }: { data: unknown }) => {
    const { tab, text, visible } = Object(data) as Partial<TabMessage>;
    // The hub's own kind of message, or somebody else's: the channel is open to the whole site.
    if (typeof tab !== 'string' || typeof text !== 'string') return;
    clock.nudge();
    if (text === say.hello) {
      if (!tabs.has(tab)) {
        whenGone(tab, closed.signal, () => {
          drop(tab);
        });
      }
      drop(tab);
      tabs.set(tab, { visible: false, symbols: new Map() });
    }
    const listener = tabs.get(tab);
    if (!listener) return;
    const appeared = visible === true && !listener.visible;
    listener.visible = visible === true;
    if (appeared) onPageEvent?.('visible');
    if (text === say.bye) drop(tab);
    else if (text === say.hello) tell({ to: tab });
    else if (text === say.ping) tellQuotes([], [], tab);
    else if (text.startsWith(say.add)) add(listener, text.slice(say.add.length).split(','), tab);
    else if (text.startsWith(say.drop)) {
      for (const symbol of text.slice(say.drop.length).split(',')) {
        listener.symbols.get(symbol)?.();
        listener.symbols.delete(symbol);
      }
    } else source.send(text);
  };

  source.on('status', () => {
    tell();
  });
  source.on('flush', (symbols) => {
    tellQuotes(known(symbols), []);
  });
  source.on('error', ({ symbol }) => {
    if (symbol !== undefined) tellQuotes([], failuresOf(symbol));
  });
  // Whoever was with another hub learns of this one.
  tell();
  source.connect();

  return {
    /** Says nothing: the next hub tells of itself. */
    close() {
      closed.abort();
      channel.onmessage = null;
      channel.close();
      source.close();
    },
  };
}
