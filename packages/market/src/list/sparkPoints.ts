/** Size of the drawing in SVG units. */
export const sparkSize = { width: 96, height: 32 };

/** Space for half the stroke width above and below the line. */
const inset = 2;

/**
 * Returns the SVG `points` of a line through prices, oldest first. Converts prices to
 * numbers, which are precise enough for drawing.
 */
export function sparkPoints(prices: readonly string[]): string {
  const values = prices.map(Number);
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const room = sparkSize.height - 2 * inset;
  const step = sparkSize.width / Math.max(values.length - 1, 1);
  return values
    .map((value, index) => {
      const share = span === 0 ? 0.5 : (value - low) / span;
      return `${(index * step).toFixed(1)},${(inset + (1 - share) * room).toFixed(1)}`;
    })
    .join(' ');
}
