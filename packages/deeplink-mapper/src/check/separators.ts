import { restName } from '../table/parameter.ts';
import { type Pattern, valuesOf } from '../table/pattern.ts';
import type { Row } from '../table/row.ts';

/** A pattern of a target or a web path, with the row that has the parameters of its values. */
export interface RowPattern {
  readonly row: Row;
  readonly pattern: Pattern;
}

/**
 * Whether two patterns have different separators, and values that contain none, such as `{base}-{quote}` and
 * `{base}_{quote}`. No text matches both.
 */
export function haveOtherSeparators(a: RowPattern, b: RowPattern): boolean {
  const [separators, others] = [separatorsOf(a), separatorsOf(b)];
  return separators !== undefined && others !== undefined && separators !== others;
}

/** Returns the separators of a pattern, or undefined if a value may contain some. */
function separatorsOf({ row, pattern }: RowPattern): string | undefined {
  const names = valuesOf(pattern);
  const arePlain = row.parameters
    .filter(({ name }) => names.includes(name))
    .every(
      ({ name, spec: { format = 'symbol' }, endings }) =>
        name !== restName &&
        (format === 'symbol' || format === 'number') &&
        !/[^a-z\d]/i.test(endings.flat().join('')),
    );
  if (!arePlain) return undefined;
  const literals = pattern.filter((_, i) => i % 2 === 0);
  return literals.join('').replace(/[a-z\d]/gi, '');
}
