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

/** Creates a price stream in the page. It sends a new price per market and second, and pings. */
export function createDemoQuotes(random = Math.random): PageQuoteServer {
  const server = createPageQuoteServer();
  const subscribed = new Set<string>();
  const send = (message: object) => server.sendRaw(JSON.stringify(message));
  const sendPrice = (id: string) => {
    const change = (random() - 0.4) / 20;
    const p = ((first[id] ?? 1) * (1 + change)).toFixed(2);
    send({ event: 'price', id, p, change: change.toFixed(3), t: Date.now() });
  };

  function answer({ op, key, ids = [] }: Request) {
    if (op === 'login') send({ event: 'login', ok: key === quotes.key });
    for (const id of ids) {
      if (op === 'sub') subscribed.add(id);
      if (op === 'unsub') subscribed.delete(id);
    }
    if (op === 'sub') ids.forEach(sendPrice);
  }

  async function serve() {
    for (let next = 0; ; next += 1) {
      await server.until(() => server.received.length > next);
      answer(server.received[next]?.message as Request);
    }
  }
  void serve();
  setInterval(() => {
    for (const id of subscribed) sendPrice(id);
  }, 1000);
  let pings = 0;
  setInterval(() => send({ event: 'ping', id: (pings += 1) }), 15_000);
  return server;
}
