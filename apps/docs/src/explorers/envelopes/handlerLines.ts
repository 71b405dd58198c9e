/** Returns the indexes of the lines in `handleFailure` that run for an error kind: its `case` and the `return`. */
export function handlerLines(source: string, kind: string): readonly number[] {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.trim() === `case '${kind}':`);
  if (start < 0) return [];
  const end = lines.findIndex((line, index) => index > start && line.trim().startsWith('return'));
  return [start, end];
}
