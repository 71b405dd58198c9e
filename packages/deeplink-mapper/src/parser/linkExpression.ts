import { formats } from '../table/parameter.ts';
import { parsePattern, valuesIn } from '../table/pattern.ts';
import type { Row } from '../table/row.ts';

/**
 * Returns an expression for the native route of a row, with its values as groups in the order of the target.
 * It matches more than valid values, so the caller checks them.
 *
 * @param onlyKnown - whether values with `known` are restricted to these. If none has, nothing matches.
 */
export function linkExpression({ parameters, route }: Row, onlyKnown: boolean): RegExp {
  const specs = new Map(parameters.map(({ name, spec }) => [name, spec]));

  const valueSource = (name: string): string => {
    const { format = 'symbol', endings, known } = specs.get(name) ?? {};
    if (onlyKnown && known) return `(${known.join('|')})`;
    const named = typeof format === 'string' && !endings && formats[format]?.source;
    // The shortest match leaves the longest known value to the group after it.
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
