import type { Ticker } from './ticker.ts';

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

/** A frame as the server writes it; what the ticker leaves out is taken from a made-up one. */
export function realtimesFrame(ticker: Partial<Ticker>): { symbol: string; text: string } {
  const whole = { ...sample, ...ticker };
  const item = {
    t: whole.currentTime,
    s: whole.symbol,
    c: whole.close,
    h: whole.high,
    l: whole.low,
    o: whole.open,
    v: whole.volume,
    qv: whole.quoteVolume,
    m: whole.range,
  };
  const text = JSON.stringify({
    topic: 'realtimes',
    symbol: whole.symbol,
    params: { binary: 'false' },
    data: [item],
    f: false,
    sendTime: whole.currentTime,
  });
  return { symbol: whole.symbol, text };
}
