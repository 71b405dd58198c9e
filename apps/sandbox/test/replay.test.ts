import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { openQuotes } from './quoteClient.ts';
import { envelopeOf, runSandbox, temporaryFolder } from './running.ts';

/** Prices and volumes that parsing as numbers would change: trailing zeros, tiny prices, 17 digits. */
const items = {
  BTCUSDT: {
    c: '33517.50',
    h: '33874.93',
    l: '32676.10',
    o: '33642.00',
    v: '96.43729',
    m: '-0.0037',
  },
  CULTUSDT: {
    c: '0.00003511',
    h: '0.00004397',
    l: '0.00003500',
    o: '0.00004340',
    v: '13526500963',
    m: '-0.1910',
  },
  EOSUSDT: { c: '2.0', h: '2.5767', l: '2', o: '2.5667', v: '145518.84420000001', m: '-0.2208' },
};
const symbols = Object.keys(items) as (keyof typeof items)[];
const firstAt = 1_649_290_077_694;

/** 90 frames. Some arrive in the same millisecond and some after a pause of 2 s. */
function recordedFrames() {
  let at = firstAt;
  return Array.from({ length: 90 }, (_, index) => {
    at += [0, 7, 310, 0, 2_000][index % 5]!;
    const symbol = symbols[index % symbols.length]!;
    const { m, ...figures } = items[symbol];
    // The delay between a quote's time and its arrival varies.
    const item = {
      t: at - 20 - (index % 4) * 15,
      s: symbol,
      sn: symbol,
      ...figures,
      qv: `${3_203_871 + index}.5988911`,
      m,
      e: 301,
    };
    return { at, frame: { topic: 'realtimes', symbol, symbolName: symbol, data: [item] as const } };
  });
}

it('replays all frames in order and unchanged except for their times', async () => {
  const recorded = recordedFrames();
  const path = join(temporaryFolder(), 'ticks.jsonl');
  writeFileSync(path, recorded.map((line) => JSON.stringify(line)).join('\n'));
  const clock = createFakeClock();
  const { url } = await runSandbox({ market: { replay: path }, clock });
  const { result } = await envelopeOf(fetch(`${url}/x-api/quote/v1/symbols`));
  expect(result.source).toBe('replay');
  expect(result.symbols.map(({ symbol }) => symbol)).toEqual(symbols);

  const quotes = await openQuotes(url);
  quotes.subscribe(symbols.join(','));
  for (const symbol of symbols) expect(await quotes.next()).toMatchObject({ symbol, f: true });

  const shift = clock.now() - firstAt;
  clock.advance(recorded.at(-1)!.at - firstAt);
  for (const { frame } of recorded) {
    const sent = await quotes.next();
    const [item] = frame.data;
    expect(JSON.stringify(sent.data)).toBe(JSON.stringify([{ ...item, t: item.t + shift }]));
    expect(sent.f).toBe(false);
  }
});
