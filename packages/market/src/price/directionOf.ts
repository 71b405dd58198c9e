type Direction = 'up' | 'down' | 'unchanged';

/** Returns the direction of a price change. `range` is a ratio as a decimal string. */
export function directionOf(range: string): Direction {
  if (!/[1-9]/.test(range)) return 'unchanged';
  return range.startsWith('-') ? 'down' : 'up';
}
