import { formats } from '../table/parameter.ts';
import { parsePattern, valuesIn } from '../table/pattern.ts';
import type { Row } from '../table/row.ts';

/**
 * Returns a regular expression for a row's native route. Its groups are the values in the order of the
 * target. It also matches invalid values, so the caller must check them.
 *
 * @param onlyKnown - whether a parameter with `known` matches only its known values. If no parameter has
 *   `known`, the expression matches nothing.
 */
export function linkExpression({ parameters, route }: Row, onlyKnown: boolean): RegExp {
  const specs = new Map(parameters.map(({ name, spec }) => [name, spec]));

  const valueSource = (name: string): string => {
    const { format = 'symbol', endings, known } = specs.get(name) ?? {};
    if (onlyKnown && known) return `(${known.join('|')})`;
    const named = typeof format === 'string' && !endings && formats[format]?.source;
    // A lazy match leaves the longest known value to the next group.
    return `(${named || '[^/?&=]+'}${onlyKnown ? '?' : ''})`;
  };
  const source = (text: string): string =>
    parsePattern(text)
      .map((part, i) => (i % 2 ? valueSource(part) : part.replace(/\./g, '\\.')))
      .join('');
  const isOptional = (name: string): boolean => {
    const { optional = false, default: value } = specs.get(name) ?? {};
    return optional && value === undefined;
  };

  if (onlyKnown && !parameters.some(({ spec }) => spec.known)) return /(?!)/;
  const [path = '', ...pairs] = route.target.split(/[?&]/);
  const query = pairs.map(
    (pair) => `(?:[?&]${source(pair)})${valuesIn(pair).some(isOptional) ? '?' : ''}`,
  );
  return new RegExp(`^${source(path)}${query.join('')}$`);
}
