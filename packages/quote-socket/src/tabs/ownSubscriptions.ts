import type { PageLifecycle } from '../connection/pageLifecycle.ts';
import { report } from '../quoteEvents.ts';
import type { QuoteSocket } from '../quoteSocket.ts';
import type { QuoteSocketError } from '../quoteSocketError.ts';
import type { Quote } from '../wire/codec.ts';

interface OwnSubscriptionsOptions<Item extends Quote> {
  page: Pick<PageLifecycle, 'hidden'>;
  subscribe: QuoteSocket<Item>['subscribe'];
  /** Asks the leader for every quote of these symbols, and of no others. */
  requestEvery: (symbols: readonly string[]) => void;
}

/**
 * The subscriptions of this tab's page, as opposed to those that the leader has for other tabs.
 *
 * The socket of a hidden leader shows quotes for the other tabs. The page's listeners are not called
 * until the page is visible, as in an unshared socket.
 */
export function createOwnSubscriptions<Item extends Quote>({
  page,
  subscribe,
  requestEvery,
}: OwnSubscriptionsOptions<Item>) {
  const subscriptions = new Set<{ symbol: string; isEvery: boolean }>();
  /** Calls listeners with the quotes that they missed while the page was hidden. */
  const missed = new Map<object, () => void>();

  function announceEvery() {
    const every = [...subscriptions].filter(({ isEvery }) => isEvery);
    requestEvery([...new Set(every.map(({ symbol }) => symbol))]);
  }

  const subscribeOwn: typeof subscribe = (symbol, listener, { conflate = true } = {}) => {
    const subscription = { symbol, isEvery: !conflate };
    const unsubscribe = subscribe(
      symbol,
      (ticker) => {
        const call = () => {
          listener(ticker);
        };
        if (conflate && page.hidden) missed.set(subscription, call);
        else call();
      },
      { conflate },
    );
    subscriptions.add(subscription);
    if (!conflate) announceEvery();
    return () => {
      unsubscribe();
      missed.delete(subscription);
      if (subscriptions.delete(subscription) && !conflate) announceEvery();
    };
  };

  return {
    subscribe: subscribeOwn,
    announceEvery,

    /** Call when the page is visible. */
    show() {
      const calls = [...missed.values()];
      missed.clear();
      for (const call of calls) {
        try {
          call();
        } catch (error) {
          report(error);
        }
      }
    },

    /** Returns whether an error concerns a symbol of this page, or no symbol. */
    isConcerned({ kind, symbol }: QuoteSocketError): boolean {
      const isOfSymbol = (kind === 'refused' || kind === 'badItem') && symbol !== '';
      return !isOfSymbol || [...subscriptions].some((each) => each.symbol === symbol);
    },
  };
}
