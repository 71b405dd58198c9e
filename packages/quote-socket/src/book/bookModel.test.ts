import fc from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { reduceBook, type Book, type BookEvent } from './index.ts';

type Sides = Record<'bids' | 'asks', Map<number, string>>;

/** A price in hundredths, written with more or fewer zeros. */
const price = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom('', '0', '00'));
const size = fc.constantFrom('0', '0.00', '1', '2.5', '1000000000000000000000.1');
const changes = fc.array(fc.tuple(price, size), { maxLength: 6 });
const event = fc.record({
  bids: changes,
  asks: changes,
  isSnapshot: fc.boolean(),
  isLost: fc.boolean(),
  depth: fc.constantFrom(3, 1_000),
});

const written = ([hundredths, zeros]: [number, string]) =>
  `${(hundredths / 100).toFixed(2)}${zeros}`;
const isBetter = { bids: (a: number, b: number) => a > b, asks: (a: number, b: number) => a < b };

/** Applies an event to a naive book: one map per side, sorted and cut each time. */
function applyNaively(
  book: Sides,
  changed: Record<'bids' | 'asks', readonly [[number, string], string][]>,
  depth: number,
) {
  for (const [side, other] of [
    ['bids', 'asks'],
    ['asks', 'bids'],
  ] as const) {
    const set = new Set<number>();
    for (const [[hundredths], size] of changed[side]) {
      book[side].delete(hundredths);
      if (Number(size) === 0) continue;
      book[side].set(hundredths, size);
      set.add(hundredths);
    }
    for (const hundredths of set) {
      for (const opposite of book[other].keys()) {
        if (!isBetter[side](opposite, hundredths)) book[other].delete(opposite);
      }
    }
  }
  for (const side of ['bids', 'asks'] as const) {
    const sorted = [...book[side]].sort(([a], [b]) => (isBetter[side](a, b) ? -1 : 1));
    book[side] = new Map(sorted.slice(0, depth));
  }
}

const plain = (book: Book) =>
  [book.bids, book.asks].map((levels) =>
    levels.map(({ price, size }) => [Math.round(Number(price) * 100), size]),
  );

it('is the same as a naive book after any events, and gets a new state after a lost event', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let naive: Sides | undefined;
      let book: Book | undefined;
      let sequence = 0;
      for (const { bids, asks, isSnapshot, isLost, depth } of events) {
        sequence += 1;
        if (isLost) continue;
        const update: BookEvent = {
          isSnapshot,
          sequence,
          bids: bids.map(([price, size]) => [written(price), size]),
          asks: asks.map(([price, size]) => [written(price), size]),
        };
        const former = structuredClone(book);
        const next = reduceBook(book, update, depth);
        expect(book).toEqual(former);
        const isGap = !isSnapshot && book?.sequence !== sequence - 1;
        if (isSnapshot) naive = { bids: new Map(), asks: new Map() };
        if (isGap) naive = undefined;
        if (naive) applyNaively(naive, { bids, asks }, depth);
        expect(next && plain(next)).toEqual(naive && [[...naive.bids], [...naive.asks]]);
        if (next) {
          const sorted = plain(next);
          expect(Number(sorted[0]?.[0]?.[0] ?? 0)).toBeLessThan(Number(sorted[1]?.[0]?.[0] ?? 1e9));
        }
        book = next;
      }
    }),
  );
});
