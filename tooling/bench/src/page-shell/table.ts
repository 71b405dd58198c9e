/** A row of the table: a measurement and its goal. */
export interface Line {
  what: string;
  ours: number;
  /** Measurement of the hello-world page, if it was measured too. */
  hello?: number;
  /** Upper (`max`) or lower (`min`) limit. */
  goal?: { max: number } | { min: number };
  unit?: string;
}

/** Prints one row per line, with `met` or `missed` for each goal. */
export function printTable(title: string, lines: readonly Line[]): void {
  console.log(`\n${title}`);
  const rows = lines.map(({ what, ours, hello, goal, unit = '' }) => [
    what,
    `${figure(ours)} ${unit}`.trim(),
    hello === undefined ? '' : `${figure(hello)} ${unit}`.trim(),
    goal === undefined ? '' : 'max' in goal ? `≤ ${figure(goal.max)}` : `≥ ${figure(goal.min)}`,
    goal === undefined ? '' : verdict(ours, goal),
  ]);
  const head = ['', 'ours', 'hello', 'goal', ''];
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 || column === 4 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`  ${cells.join('  ').trimEnd()}`);
  }
}

function verdict(ours: number, goal: { max: number } | { min: number }): string {
  return ('max' in goal ? ours <= goal.max : ours >= goal.min) ? 'met' : 'missed';
}

function figure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value < 1 ? value.toFixed(4) : value.toFixed(1);
}
