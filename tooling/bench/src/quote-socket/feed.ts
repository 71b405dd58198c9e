import { existsSync, globSync, readFileSync } from 'node:fs';

/** The frames to send in one run, in order, and the last price of every symbol. */
export interface Feed {
  readonly about: string;
  readonly symbols: readonly string[];
  readonly frames: readonly string[];
  /** Exact last price by symbol. */
  readonly last: Readonly<Record<string, string>>;
}

const folder = new URL('../../../../../shared/data/ticks/', import.meta.url);

interface Item {
  t: number;
  s: string;
  c: string;
}
interface Frame {
  symbol: string;
  data: Item[];
}

/**
 * Returns frames for `symbolCount` symbols. If recordings exist, each symbol replays one of them, so prices and volumes
 * are real. The frame format, the number of symbols and the rate are always synthetic.
 */
export function createFeed(symbolCount: number, frameCount: number): Feed {
  const present = existsSync(folder);
  const sources = present ? recordedFrames() : [syntheticFrames()];
  const symbols = symbolsOf(symbolCount);
  const last: Record<string, string> = {};
  const frames: string[] = [];
  for (let index = 0; index < frameCount; index++) {
    const at = index % symbolCount;
    const symbol = symbols[at] as string;
    const source = sources[at % sources.length] as Frame[];
    const frame = source[Math.floor(index / symbolCount) % source.length] as Frame;
    const item = frame.data[0] as Item;
    // The recorded frames repeat, but timestamps must increase, so replace them.
    const t = 1_700_000_000_000 + index;
    frames.push(JSON.stringify({ ...frame, symbol, data: [{ ...item, t, s: symbol }] }));
    last[symbol] = item.c;
  }
  const about = present
    ? 'recorded prices, fanned out to 500 symbols; synthetic envelope and rate'
    : 'synthetic prices: no recordings found';
  return { about, symbols, frames, last };
}

function symbolsOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `S${1000 + index}USDT`);
}

/** Returns one list of frames per recorded symbol. */
function recordedFrames(): Frame[][] {
  const bySymbol = new Map<string, Frame[]>();
  for (const name of globSync('*.jsonl', { cwd: folder }).sort()) {
    for (const line of readFileSync(new URL(name, folder), 'utf8').trim().split('\n')) {
      const { frame } = JSON.parse(line) as { frame: Frame };
      const frames = bySymbol.get(frame.symbol) ?? [];
      bySymbol.set(frame.symbol, frames);
      frames.push(frame);
    }
  }
  return [...bySymbol.values()];
}

function syntheticFrames(): Frame[] {
  return Array.from({ length: 50 }, (_, index) => {
    const item = { t: 0, s: '', sn: '', c: `${100 + index}.50`, h: '160', l: '90', o: '100' };
    const data = [{ ...item, v: '12345.678', qv: '1234567.8', m: '0.0150', e: 301 }];
    const params = { binary: 'false' };
    return { topic: 'realtimes', symbol: '', params, data, f: true, sendTime: 0, shared: false };
  });
}
