/** The frames to send in one run, in order, and the last price of every symbol. */
export interface Feed {
  readonly symbols: readonly string[];
  readonly frames: readonly string[];
  /** Exact last price by symbol. */
  readonly last: Readonly<Record<string, string>>;
}

interface Item {
  t: number;
  s: string;
  c: string;
}
interface Frame {
  symbol: string;
  data: Item[];
}

/** Returns frames for `symbolCount` symbols. */
export function createFeed(symbolCount: number, frameCount: number): Feed {
  const source = syntheticFrames();
  const symbols = symbolsOf(symbolCount);
  const last: Record<string, string> = {};
  const frames: string[] = [];
  for (let index = 0; index < frameCount; index++) {
    const at = index % symbolCount;
    const symbol = symbols[at] as string;
    const frame = source[Math.floor(index / symbolCount) % source.length] as Frame;
    const item = frame.data[0] as Item;
    // The frames repeat, but timestamps must increase.
    const t = 1_700_000_000_000 + index;
    frames.push(JSON.stringify({ ...frame, symbol, data: [{ ...item, t, s: symbol }] }));
    last[symbol] = item.c;
  }
  return { symbols, frames, last };
}

function symbolsOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `S${1000 + index}USDT`);
}

function syntheticFrames(): Frame[] {
  return Array.from({ length: 50 }, (_, index) => {
    const item = { t: 0, s: '', sn: '', c: `${100 + index}.50`, h: '160', l: '90', o: '100' };
    const data = [{ ...item, v: '12345.678', qv: '1234567.8', m: '0.0150', e: 301 }];
    const params = { binary: 'false' };
    return { topic: 'realtimes', symbol: '', params, data, f: true, sendTime: 0, shared: false };
  });
}
