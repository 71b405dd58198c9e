import { restName, toNativeCase, toWeb } from '../table/parameter.ts';
import { parsePattern, type Pattern, valuesIn } from '../table/pattern.ts';
import type { Row } from '../table/row.ts';
import { splitText } from '../table/splitText.ts';

type Values = ReadonlyMap<string, string>;

/** The values of a native route, by name. */
export interface RouteValues {
  readonly values: Values;
  /**
   * Whether these are the values of the web path. `{base}{quote}` can be separated in several ways, unless one of the
   * values is known.
   */
  readonly areCertain: boolean;
}

/** Returns the values of a native route, or undefined if the row does not match. */
export type RouteReader = (route: string) => RouteValues | undefined;

/** Creates a reader of the native routes that this row writes. */
export function createRouteReader(row: Row): RouteReader {
  const { parameters, route } = row;
  const read = createValueReader(row);
  const isJoined = route.target.includes('}{');
  const names = valuesIn(route.target);
  const hasKnown = parameters.some(({ name, spec }) => spec.known && names.includes(name));

  return (text) => {
    const separated = isJoined && hasKnown ? read(text, true) : undefined;
    if (separated) return { values: separated, areCertain: true };
    const values = read(text, false);
    return values && { values, areCertain: !isJoined };
  };
}

/** Creates a reader. With `onlyKnown`, a parameter with `known` has only its known values. */
function createValueReader({ parameters, route: { target }, query }: Row) {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const [path = ''] = target.split('?');
  const hasRest = path.endsWith('/{*}');
  const segments = path
    .replace(/\/\{\*\}$/, '')
    .split('/')
    .map(parsePattern);

  function accepts(name: string, value: string): boolean {
    const parameter = byName.get(name);
    return parameter !== undefined && toWeb(parameter, value) !== undefined;
  }

  function inCase(name: string, value: string): string {
    const parameter = byName.get(name);
    return parameter ? toNativeCase(parameter, value) : value;
  }

  /** Returns the known values that may be at the start of a text. */
  function knownAt(name: string, text: string): readonly string[] | undefined {
    const known = byName.get(name)?.spec.known;
    return known?.filter(
      (value) => inCase(name, text.slice(0, value.length)) === inCase(name, value),
    );
  }

  function isOptional(pattern: Pattern): boolean {
    return pattern.some((name, i) => {
      const spec = i % 2 ? byName.get(name)?.spec : undefined;
      return name === restName || (spec?.optional && spec.default === undefined);
    });
  }

  return (route: string, onlyKnown: boolean): Values | undefined => {
    const values = new Map<string, string>();
    const [pathText = '', ...pairs] = route.split(/[?&]/);
    return readPath(pathText.split('/')) && readQuery() ? values : undefined;

    function readPath(texts: readonly string[]): boolean {
      const rest = texts.slice(segments.length);
      return (
        segments.every((pattern, i) => readPattern(pattern, texts[i])) &&
        (rest.length === 0 || (hasRest && readRest(rest)))
      );
    }

    /** Reads the parameters in the order of the row. */
    function readQuery(): boolean {
      for (const [name, pattern] of query) {
        const isPresent = pairs[0]?.startsWith(`${name}=`) ?? false;
        if (isPresent && readPattern(pattern, pairs.shift()?.slice(name.length + 1))) continue;
        if (isPresent || !isOptional(pattern)) return false;
      }
      return pairs.length === 0;
    }

    function readPattern(pattern: Pattern, encoded: string | undefined): boolean {
      const text = encoded === undefined ? undefined : decode(encoded);
      if (text === undefined) return false;
      const parts = splitText(pattern, text, accepts, onlyKnown ? knownAt : undefined);
      parts?.forEach((value, i) => {
        const name = pattern[2 * i + 1] ?? '';
        values.set(name, inCase(name, value));
      });
      return parts !== undefined;
    }

    function readRest(encoded: readonly string[]): boolean {
      const parts = encoded.map((part) => decode(part) ?? '');
      const value = parts.join('/');
      values.set(restName, value);
      return value !== '' && !parts.some((part) => part.includes('/')) && accepts(restName, value);
    }
  };
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
