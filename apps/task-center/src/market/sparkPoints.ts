/** Size of the drawing in its own units. */
export const sparkSize = { width: 96, height: 32 };

/** Room for half of the line's stroke above and below. */
const inset = 2;

/**
 * Points of a line through prices, oldest first, as SVG's `points` has them. The prices become
 * numbers here: where a line is drawn needs no more digits than a screen has pixels.
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
