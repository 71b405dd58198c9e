import { describe, expect, it } from 'vitest';
import { DecimalError } from '../decimal/index.ts';
import { equalBooks, reduceBook, topOfBook, type Book, type BookEvent } from './index.ts';

const snapshot: BookEvent & { isSnapshot: true } = {
  isSnapshot: true,
  sequence: 10,
  bids: [
    ['99.5', '1'],
    ['99.40', '2'],
  ],
  asks: [
    ['101', '4'],
    ['100', '3'],
  ],
};
const book = reduceBook(undefined, snapshot);

/** Prices and sizes of both sides, best first. */
const shown = ({ bids, asks }: Pick<Book, 'bids' | 'asks'>) =>
  [bids, asks].map((levels) => levels.map(({ price, size }) => `${price}×${size}`).join(' '));

describe('reduceBook', () => {
  it('sorts a snapshot, best prices first, and keeps its digits', () => {
    expect(shown(book)).toEqual(['99.5×1 99.40×2', '100×3 101×4']);
    expect(book.sequence).toBe(10);
  });

  it('waits for a snapshot', () => {
    expect(reduceBook(undefined, { sequence: 1, bids: [['1', '1']] })).toBeUndefined();
  });

  it('sets, changes and removes levels by the value of their price', () => {
    const next = reduceBook(book, {
      sequence: 11,
      bids: [
        ['99.4', '0.00'],
        ['99.50', '7'],
        ['1', '5'],
        ['2', '0'],
      ],
      asks: [['100.5', '6', 'more', 1]],
    });
    expect(next && shown(next)).toEqual(['99.50×7 1×5', '100×3 100.5×6 101×4']);
    expect(shown(book)).toEqual(['99.5×1 99.40×2', '100×3 101×4']);
  });

  it('keeps the objects of levels and sides that do not change', () => {
    const next = reduceBook(book, {
      sequence: 11,
      bids: [
        ['99.5', '1'],
        ['5', '0'],
      ],
      asks: [['102', '1']],
    });
    expect(next?.bids).toBe(book.bids);
    expect(next?.asks[0]).toBe(book.asks[0]);
  });

  it('replaces the book by another snapshot', () => {
    const other = reduceBook(book, { isSnapshot: true, sequence: 2, asks: [['7', '1']] });
    expect([shown(other), other.sequence]).toEqual([['', '7×1'], 2]);
  });

  it('keeps at most `depth` levels on each side', () => {
    const short = reduceBook(undefined, snapshot, 1);
    expect(shown(short)).toEqual(['99.5×1', '100×3']);
    const next = reduceBook(short, { bids: [['99.6', '1']], asks: [['103', '1']] }, 1);
    expect(next && shown(next)).toEqual(['99.6×1', '100×3']);
  });

  it('throws for what is not a decimal string', () => {
    for (const level of [
      ['1e2', '1'],
      ['1', ''],
    ] as const) {
      for (const from of [book, reduceBook(undefined, { isSnapshot: true })]) {
        expect(() => reduceBook(from, { bids: [level] })).toThrow(DecimalError);
      }
    }
  });
});

describe('sequence numbers', () => {
  const level = { bids: [['1', '1']] } as const;

  it.each<[string, Partial<BookEvent>, number | undefined]>([
    ['the next one', { sequence: 11 }, 11],
    ['one that is in the book already', { sequence: 10 }, 10],
    ['one after a gap', { sequence: 12 }, undefined],
    ['a range that overlaps', { first: 9, sequence: 13 }, 13],
    ['a range that follows', { first: 11, sequence: 13 }, 13],
    ['a range that is in the book already', { first: 8, sequence: 10 }, 10],
    ['a range after a gap', { first: 12, sequence: 13 }, undefined],
    ['the number of this book as the previous one', { previous: 10, sequence: 15 }, 15],
    ['the same, after the server started to count again', { previous: 10, sequence: 3 }, 3],
    ['another previous one', { previous: 9, sequence: 15 }, undefined],
    ['no number', {}, 10],
  ])('accepts or refuses %s', (_case, numbers, sequence) => {
    const next = reduceBook(book, { ...level, ...numbers });
    expect(next?.sequence).toBe(sequence);
    const isApplied = sequence !== undefined && !(numbers.sequence === 10);
    expect(next?.bids.at(-1)?.price === '1').toBe(isApplied);
  });

  it('are not checked if the snapshot has none', () => {
    const unnumbered = reduceBook(undefined, { isSnapshot: true });
    expect(reduceBook(unnumbered, { sequence: 5 })?.sequence).toBe(5);
  });
});

describe('a crossed book', () => {
  it('loses the levels that a new level would trade with, and no others', () => {
    const risen = reduceBook(book, { bids: [['100', '1']] });
    expect(risen && shown(risen)).toEqual(['100×1 99.5×1 99.40×2', '101×4']);
    const fallen = reduceBook(book, { asks: [['99.45', '1']] });
    expect(fallen && shown(fallen)).toEqual(['99.40×2', '99.45×1 100×3 101×4']);
  });

  it('keeps the asks of an event that crosses itself', () => {
    const next = reduceBook(book, { bids: [['100.5', '1']], asks: [['99.4', '1']] });
    expect(next && shown(next)).toEqual(['', '99.4×1 101×4']);
  });
});

describe('topOfBook and equalBooks', () => {
  it('compare what is shown', () => {
    const top = topOfBook(book, 1);
    expect(shown(top)).toEqual(['99.5×1', '100×3']);
    const deep = reduceBook(book, { bids: [['1', '1']] })!;
    expect(equalBooks(topOfBook(deep, 1), top)).toBe(true);
    expect(equalBooks(deep, book)).toBe(false);
    // Copies, as other tabs get.
    expect(equalBooks(structuredClone(deep), deep)).toBe(true);
    const changed = reduceBook(book, { asks: [['100', '9']] })!;
    expect(equalBooks(topOfBook(changed, 1), top)).toBe(false);
    const moved = reduceBook(book, {
      asks: [
        ['100', '0'],
        ['100.1', '3'],
      ],
    })!;
    expect(equalBooks(topOfBook(moved, 1), top)).toBe(false);
  });
});
