import { restName } from '../table/parameter.ts';
import { type Pattern, valuesOf } from '../table/pattern.ts';
import type { Row } from '../table/row.ts';

/**
 * Whether two patterns of these rows have different separators, and values that contain none, such as `{base}-{quote}` and
 * `{base}_{quote}`. No text matches both.
 */
export function haveOtherSeparators(a: Row, pattern: Pattern, b: Row, other: Pattern): boolean {
  const [separators, others] = [separatorsOf(a, pattern), separatorsOf(b, other)];
  return separators !== undefined && others !== undefined && separators !== others;
}

/** Returns the separators of a pattern, or undefined if a value may contain some. */
function separatorsOf({ parameters }: Row, pattern: Pattern): string | undefined {
  const names = valuesOf(pattern);
  const arePlain = parameters
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
