import { createPageQuoteServer, type PageQuoteServer } from '@exchange/quote-socket/testing/page';
import { quotes } from '../../exchange.config.ts';

const first: Readonly<Record<string, number>> = {
  'BTC-EUR': 61000,
  'ETH-EUR': 2900,
  'SOL-EUR': 141,
};

interface Request {
  op?: string;
  key?: string;
  ids?: readonly string[];
}

/**
 * Creates a price stream in the page. While a page is connected, it sends a new price per market
 * and second, and pings.
 */
export function createDemoQuotes(random = Math.random): PageQuoteServer {
  const subscribed = new Set<string>();
  const timers = new Set<ReturnType<typeof setInterval>>();
  let pings = 0;
  const server = createPageQuoteServer({
    reply({ message }) {
      const { op, key, ids = [] } = message as Request;
      if (op === 'login') {
        start();
        return { event: 'login', ok: key === quotes.key };
      }
      for (const id of ids) {
        if (op === 'sub') subscribed.add(id);
        if (op === 'unsub') subscribed.delete(id);
      }
      return op === 'sub' ? ids.map(priceOf) : undefined;
    },
  });
  const send = (message: object) => server.sendRaw(JSON.stringify(message));

  function priceOf(id: string) {
    const change = (random() - 0.4) / 20;
    const p = ((first[id] ?? 1) * (1 + change)).toFixed(2);
    return { event: 'price', id, p, change: change.toFixed(3), t: Date.now() };
  }

  function start() {
    if (timers.size > 0) return;
    every(1000, () => {
      for (const id of subscribed) send(priceOf(id));
    });
    every(15_000, () => send({ event: 'ping', id: (pings += 1) }));
  }

  function every(ms: number, action: () => void) {
    const timer = setInterval(() => {
      if (server.clients > 0) action();
      else {
        clearInterval(timer);
        timers.delete(timer);
      }
    }, ms);
    timers.add(timer);
  }
  return server;
}
