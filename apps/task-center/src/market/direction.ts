export type Direction = 'up' | 'down' | 'unchanged';

/** Where a change leads; `range` is a decimal string. */
export function directionOf(range: string): Direction {
  if (!/[1-9]/.test(range)) return 'unchanged';
  return range.startsWith('-') ? 'down' : 'up';
}
