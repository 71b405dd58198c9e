import type { Ticker } from '../wire/ticker.ts';

const sample: Ticker = {
  symbol: 'BTCUSDT',
  open: '100',
  high: '110',
  low: '90',
  close: '105',
  volume: '12.5',
  quoteVolume: '1300',
  range: '0.05',
  currentTime: 1_700_000_000_000,
  startTime: 1_699_913_601_000,
};

/** Returns a frame in the format of the server. Missing fields get sample values. */
export function realtimesFrame(ticker: Partial<Ticker>): { symbol: string; text: string } {
  const complete = { ...sample, ...ticker };
  const item = {
    t: complete.currentTime,
    s: complete.symbol,
    c: complete.close,
    h: complete.high,
    l: complete.low,
    o: complete.open,
    v: complete.volume,
    qv: complete.quoteVolume,
    m: complete.range,
  };
  const text = JSON.stringify({
    topic: 'realtimes',
    symbol: complete.symbol,
    params: { binary: 'false' },
    data: [item],
    f: false,
    sendTime: complete.currentTime,
  });
  return { symbol: complete.symbol, text };
}
