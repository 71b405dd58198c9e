import { restName, toWeb } from '../table/parameter.ts';
import { fillPattern, parsePattern, valuesIn } from '../table/pattern.ts';
import type { Row } from '../table/row.ts';

type Values = ReadonlyMap<string, string>;

/**
 * Returns a row's web paths and queries for these native values. Paths that contain the most values come first, because
 * they are the pages that visitors see. The others have the same values in the query.
 */
export function writeWebPaths(row: Row, nativeValues: Values): readonly string[] {
  const values = webValues(row, nativeValues);
  return [...row.route.paths]
    .sort((a, b) => valuesIn(b).length - valuesIn(a).length)
    .flatMap((pattern) => {
      const path = writePath(pattern, values);
      return path === undefined ? [] : path + writeQuery(row, pattern, values);
    });
}

function webValues({ parameters }: Row, nativeValues: Values): Values {
  const values = new Map<string, string>();
  for (const parameter of parameters) {
    const native = nativeValues.get(parameter.name);
    const value = native === undefined ? undefined : toWeb(parameter, native);
    if (value !== undefined) values.set(parameter.name, value);
  }
  return values;
}

/** Returns a path with its values, or undefined if one is missing. */
function writePath(pattern: string, values: Values): string | undefined {
  const path = fillPattern(parsePattern(pattern.replace(/\/\*$/, '')), (name) => {
    const value = values.get(name);
    return value && encodeURI(value);
  });
  const rest = values.get(restName);
  return path !== undefined && rest ? `${path}/${encodeURI(rest)}` : path;
}

/** Returns the query with the values that are not in the path, and with what the row's `when` asks for. */
function writeQuery({ route: { when } }: Row, pattern: string, values: Values): string {
  const namesInPath = [...valuesIn(pattern), restName];
  const pairs = [...values].filter(([name]) => !namesInPath.includes(name));
  if (when) pairs.push([when.parameter, when.value]);
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return query && `?${query}`;
}
