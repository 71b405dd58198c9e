/** Returns the indexes of the lines of `handleFailure` that run for a kind: its `case` and what it returns. */
export function handlerLines(source: string, kind: string): readonly number[] {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.trim() === `case '${kind}':`);
  if (start < 0) return [];
  const end = lines.findIndex((line, index) => index > start && line.trim().startsWith('return'));
  return [start, end];
}
