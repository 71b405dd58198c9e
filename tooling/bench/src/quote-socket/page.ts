import { createQuoteSocket, type Ticker } from '@exchange/quote-socket';
import { QuoteProvider, useTicker } from '@exchange/quote-socket/react';
import { WebSocket as ReconnectingWebSocket } from 'partysocket';
import { createElement, memo, useEffect, useMemo, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import useWebSocketModule from 'react-use-websocket';

/** Result of the page at the end of the feed or after the time limit. */
export interface PageOutcome {
  consumed: number;
  /** Time between the first frame and the last one, in ms. */
  elapsedMs: number;
  /** Ages of the prices in the sampled rows, in ms, taken every 50 ms. */
  ages: number[];
  ended: boolean;
}

interface Item {
  s: string;
  c: string;
  t: number;
}

// The module is CommonJS. Its bundled default export is an object whose `default` is the hook.
const { default: useWebSocket } = useWebSocketModule as unknown as {
  default: typeof useWebSocketModule;
};

const [way, port, symbolCount, framesPerSecond] = location.hash.slice(1).split(':') as [
  string,
  string,
  string,
  string,
];
const url = `ws://127.0.0.1:${port}/`;
const symbols = Array.from({ length: Number(symbolCount) }, (_, index) => `S${1000 + index}USDT`);
const end = '{"end":true}';
const watchMs = 50;
const outcome: PageOutcome = { consumed: 0, elapsedMs: 0, ages: [], ended: false };
let startedAt = 0;

function begin() {
  if (startedAt > 0) return;
  startedAt = performance.now();
  watch();
}

/** Counts a frame. Returns true at the end of the feed. */
function ended(data: unknown): boolean {
  begin();
  if (data !== end) outcome.consumed += 1;
  else finish();
  return data === end;
}

function finish() {
  outcome.elapsedMs = performance.now() - startedAt;
  outcome.ended = true;
}

/**
 * Samples the price age of every tenth row. If the page was too busy to take samples, adds the missed ones, because
 * the page still showed the old prices at those times.
 */
function watch() {
  const rows = [...document.querySelectorAll('[data-t]')].filter((_, index) => index % 10 === 0);
  let shown: number[] = [];
  let due = startedAt;
  const timer = setInterval(() => {
    for (const now = performance.now(); due <= now; due += watchMs) {
      for (const time of shown) {
        outcome.ages.push(
          due - startedAt - ((time - 1_700_000_000_000) * 1_000) / Number(framesPerSecond),
        );
      }
    }
    shown = rows.map((row) => Number(row.getAttribute('data-t'))).filter((time) => time > 0);
    if (outcome.ended) clearInterval(timer);
  }, watchMs);
}

interface RowProps {
  symbol: string;
  close: string | undefined;
  time: number | undefined;
}

const Row = memo(function Row({ symbol, close = '', time = 0 }: RowProps): ReactElement {
  return createElement('p', { 'data-t': time, 'data-s': symbol }, close);
});

function rowsOf(items: ReadonlyMap<string, Item>): ReactElement[] {
  return symbols.map((symbol) => {
    const item = items.get(symbol);
    return createElement(Row, { key: symbol, symbol, close: item?.c, time: item?.t });
  });
}

function itemOf(data: string): Item {
  return (JSON.parse(data) as { data: [Item] }).data[0];
}

/** A row that subscribes to its own quote, so it rerenders only for this quote and needs no `memo`. */
function QuoteRow({ symbol }: { symbol: string }): ReactElement {
  const ticker: Ticker | undefined = useTicker(symbol);
  return createElement(
    'p',
    { 'data-t': ticker?.currentTime ?? 0, 'data-s': symbol },
    ticker?.close,
  );
}

function quoteSocketPage(): ReactElement {
  const socket = createQuoteSocket({
    url,
    // Start measuring at the first frame, as for the other clients, and not at the first flush.
    WebSocket: class extends WebSocket {
      constructor(address: string) {
        super(address);
        this.addEventListener('message', begin, { once: true });
      }
    },
  });
  socket.on('flush', () => {
    outcome.consumed = socket.stats.received - socket.stats.ignored;
    if (socket.stats.ignored > 0 && !outcome.ended) finish();
  });
  const rows = symbols.map((symbol) => createElement(QuoteRow, { key: symbol, symbol }));
  return createElement(QuoteProvider, { socket }, rows);
}

function CountOnly(): ReactElement[] {
  useEffect(() => {
    new WebSocket(url).onmessage = ({ data }) => ended(data);
  }, []);
  return rowsOf(new Map());
}

function Partysocket(): ReactElement[] {
  const [items, setItems] = useState<ReadonlyMap<string, Item>>(new Map());
  useEffect(() => {
    new ReconnectingWebSocket(url).onmessage = ({ data }: { data: unknown }) => {
      if (ended(data)) return;
      const item = itemOf(data as string);
      setItems((old) => new Map(old).set(item.s, item));
    };
  }, []);
  return rowsOf(items);
}

function ReactUseWebSocket(): ReactElement[] {
  const [items, setItems] = useState<ReadonlyMap<string, Item>>(new Map());
  const { lastMessage } = useWebSocket<unknown>(url);
  useEffect(() => {
    if (!lastMessage || ended(lastMessage.data)) return;
    const item = itemOf(lastMessage.data as string);
    setItems((old) => new Map(old).set(item.s, item));
  }, [lastMessage]);
  return useMemo(() => rowsOf(items), [items]);
}

const pages: Record<string, () => ReactElement> = {
  count: () => createElement(CountOnly),
  'quote-socket': quoteSocketPage,
  partysocket: () => createElement(Partysocket),
  'react-use-websocket': () => createElement(ReactUseWebSocket),
};

Object.assign(globalThis, { outcome });
const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(pages[way]?.());
