import { compareDecimals, isDecimal, notDecimal } from '../decimal/decimalString.ts';

/** A price, and the size that is offered at it. Both are decimal strings, as the server wrote them. */
export interface BookLevel {
  readonly price: string;
  readonly size: string;
}

export interface BookSides {
  /** Highest price first. */
  readonly bids: readonly BookLevel[];
  /** Lowest price first. */
  readonly asks: readonly BookLevel[];
}

/** An order book. It is never crossed: each bid is below each ask. */
export interface Book extends BookSides {
  /** Number of the last event, if the server numbers them. */
  readonly sequence: number | undefined;
}

/** A price and its new size, which is zero if there is no such level any more. Further items are ignored. */
export type BookChange = readonly [price: string, size: string, ...others: unknown[]];

/** A snapshot of an order book, or changes of one. */
export interface BookEvent {
  readonly bids?: readonly BookChange[] | undefined;
  readonly asks?: readonly BookChange[] | undefined;
  /** Whether the event replaces the book. */
  readonly isSnapshot?: boolean | undefined;
  /** Number of the event, or of its last change. Without it, gaps are not noticed. */
  readonly sequence?: number | undefined;
  /** Number of the first change, if the server numbers each change of an event. Default: `sequence`. */
  readonly first?: number | undefined;
  /**
   * Number of the event before this one, if the server sends it. It is compared instead of `first`. Not with `load`:
   * events that the loaded book contains would count as missing. Use `first`.
   */
  readonly previous?: number | undefined;
}

const empty: Book = { bids: [], asks: [], sequence: undefined };

/**
 * Returns the book after an event: `reduce` of a channel's codec. Returns `undefined` if events are missing before this
 * one, and for changes without a book. Changes that the book contains already, by their numbers, change nothing.
 *
 * A new level removes those of the other side that it would trade with, because the server has not yet removed them. If
 * an event crosses itself, its asks stay.
 *
 * @param depth - maximum number of levels on each side, such as that of the subscription, if the server does not remove
 *   the levels beyond it
 * @throws {DecimalError} `notDecimal`, for a price or a size
 */
export function reduceBook(
  book: Book | undefined,
  event: BookEvent & { readonly isSnapshot: true },
  depth?: number,
): Book;
export function reduceBook(
  book: Book | undefined,
  event: BookEvent,
  depth?: number,
): Book | undefined;
export function reduceBook(
  book: Book | undefined,
  event: BookEvent,
  depth = Infinity,
): Book | undefined {
  const { isSnapshot, bids = [], asks = [] } = event;
  const former = isSnapshot ? empty : book;
  if (!former || isGap(former, event)) return undefined;
  if (isContained(former, event)) return former;
  return {
    bids: firstLevels(withoutCrossed(withChanges(former.bids, bids, -1), asks, -1), depth),
    asks: firstLevels(withChanges(withoutCrossed(former.asks, bids, 1), asks, 1), depth),
    sequence: event.sequence ?? former.sequence,
  };
}

function isGap({ sequence: last }: Book, { sequence, first = sequence, previous }: BookEvent) {
  if (last === undefined) return false;
  if (previous !== undefined) return previous !== last;
  return first !== undefined && first > last + 1;
}

function isContained({ sequence: last }: Book, { sequence, previous }: BookEvent) {
  if (last === undefined || sequence === undefined || previous !== undefined) return false;
  return sequence <= last;
}

/**
 * Returns the levels with these changes.
 *
 * @param order - 1 if the lowest price is first, or -1
 */
function withChanges(
  levels: readonly BookLevel[],
  changes: readonly BookChange[],
  order: number,
): readonly BookLevel[] {
  let copy: BookLevel[] | undefined;
  for (const [price, size] of changes) {
    if (!isDecimal(price)) throw notDecimal(price);
    const current = copy ?? levels;
    const index = indexOf(current, price, order);
    const level = current[index];
    const isKnown = level !== undefined && compareDecimals(level.price, price) === 0;
    const isRemoved = !hasSize(size);
    if (isKnown ? level.size === size : isRemoved) continue;
    // Copied only for a change, so that an unchanged side stays the same object.
    copy ??= [...levels];
    if (isKnown) copy.splice(index, 1);
    if (!isRemoved) copy.splice(index, 0, { price, size });
  }
  return copy ?? levels;
}

/** Returns the index of the first level whose price is not before this one. */
function indexOf(levels: readonly BookLevel[], price: string, order: number): number {
  let from = 0;
  let to = levels.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareDecimals(levels[middle]!.price, price) * order < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Returns the levels without those that new levels of the other side would trade with. */
function withoutCrossed(
  levels: readonly BookLevel[],
  changes: readonly BookChange[],
  order: number,
): readonly BookLevel[] {
  let from = 0;
  for (const [price, size] of changes) {
    if (!hasSize(size)) continue;
    while (from < levels.length && compareDecimals(levels[from]!.price, price) * order <= 0) {
      from += 1;
    }
  }
  return from > 0 ? levels.slice(from) : levels;
}

function firstLevels(levels: readonly BookLevel[], count: number): readonly BookLevel[] {
  return levels.length > count ? levels.slice(0, count) : levels;
}

function hasSize(size: string): boolean {
  return compareDecimals(size, '0') > 0;
}

/** Returns the best `count` levels of each side. */
export function topOfBook({ bids, asks }: BookSides, count: number): BookSides {
  return { bids: firstLevels(bids, count), asks: firstLevels(asks, count) };
}

/** Compares the levels of two books, such as for `useChannel`. */
export function equalBooks(a: BookSides, b: BookSides): boolean {
  return equalLevels(a.bids, b.bids) && equalLevels(a.asks, b.asks);
}

function equalLevels(a: readonly BookLevel[], b: readonly BookLevel[]): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every(({ price, size }, at) => price === b[at]?.price && size === b[at].size))
  );
}
