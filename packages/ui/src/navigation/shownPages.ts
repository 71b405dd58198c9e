/**
 * Returns the pages to show: the first, the last, the current one and its neighbours. `undefined` represents two or
 * more omitted pages. With seven or more pages, the list always has the same length, so that the buttons do not move.
 */
export function shownPages(current: number, count: number): (number | undefined)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
  if (count <= 7) return range(1, count);
  if (current <= 4) return [...range(1, 5), undefined, count];
  if (current >= count - 3) return [1, undefined, ...range(count - 4, count)];
  return [1, undefined, ...range(current - 1, current + 1), undefined, count];
}
