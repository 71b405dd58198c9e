import { restName, toNativeCase, toWeb } from '../table/parameter.ts';
import { parsePattern, type Pattern, valuesIn } from '../table/pattern.ts';
import type { Row } from '../table/row.ts';
import { splitText } from '../table/splitText.ts';

/**
 * Returns the values of a native route by name, or undefined if the row does not match.
 *
 * @param onlyKnown - whether a parameter with `known` has only its known values
 */
export type RouteReader = (
  route: string,
  onlyKnown: boolean,
) => ReadonlyMap<string, string> | undefined;

/** Creates a reader of the native routes that this row writes. */
export function createRouteReader({ parameters, route: { target }, query }: Row): RouteReader {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const [path = ''] = target.split('?');
  const hasRest = path.endsWith('/{*}');
  const segments = path
    .replace(/\/\{\*\}$/, '')
    .split('/')
    .map(parsePattern);

  const accepts = (name: string, value: string): boolean => {
    const parameter = byName.get(name);
    return parameter !== undefined && toWeb(parameter, value) !== undefined;
  };
  const inCase = (name: string, value: string): string => {
    const parameter = byName.get(name);
    return parameter ? toNativeCase(parameter, value) : value;
  };
  const isOptional = (pattern: Pattern): boolean =>
    pattern.some((name, i) => {
      const spec = i % 2 ? byName.get(name)?.spec : undefined;
      return name === restName || (spec?.optional && spec.default === undefined);
    });

  return (route, onlyKnown) => {
    const values = new Map<string, string>();
    const knownOf = (name: string, text: string) =>
      onlyKnown
        ? byName
            .get(name)
            ?.spec.known?.filter(
              (value) => inCase(name, text.slice(0, value.length)) === inCase(name, value),
            )
        : undefined;
    const read = (pattern: Pattern, encoded: string | undefined): boolean => {
      const text = encoded === undefined ? undefined : decode(encoded);
      const parts = text === undefined ? undefined : splitText(pattern, text, accepts, knownOf);
      parts?.forEach((value, i) => {
        const name = pattern[2 * i + 1] ?? '';
        values.set(name, inCase(name, value));
      });
      return parts !== undefined;
    };

    const readRest = (encoded: readonly string[]): boolean => {
      const parts = encoded.map((part) => decode(part) ?? '');
      const value = parts.join('/');
      values.set(restName, value);
      return value !== '' && !parts.some((part) => part.includes('/')) && accepts(restName, value);
    };

    const [pathText = '', ...pairs] = route.split(/[?&]/);
    const texts = pathText.split('/');
    const rest = texts.splice(segments.length);
    if (!segments.every((pattern, i) => read(pattern, texts[i]))) return undefined;
    if (rest.length > 0 && !(hasRest && readRest(rest))) return undefined;
    for (const [name, pattern] of query) {
      const [pair] = pairs;
      const isPresent = pair?.startsWith(`${name}=`) ?? false;
      if (isPresent && read(pattern, pairs.shift()?.slice(name.length + 1))) continue;
      if (isPresent || !isOptional(pattern)) return undefined;
    }
    return pairs.length > 0 ? undefined : values;
  };
}

/** Whether a target joins values, as in `{base}{quote}`. They can be separated only if one of them is known. */
export function hasJoinedValues({ route: { target } }: Row): boolean {
  return target.includes('}{');
}

export function hasKnownValues({ parameters, route: { target } }: Row): boolean {
  const names = valuesIn(target);
  return parameters.some(({ name, spec }) => spec.known && names.includes(name));
}

/** Returns undefined if the text has an invalid escape or half of a character, which no link can contain. */
export function decode(text: string): string | undefined {
  if (/\p{Cs}/u.test(text)) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
