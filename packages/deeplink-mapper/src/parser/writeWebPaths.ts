import { restName, toWeb } from '../table/parameter.ts';
import { fillPattern, parsePattern, valuesIn } from '../table/pattern.ts';
import type { Row } from '../table/row.ts';

/** Returns a row's web paths and queries for these native values. Paths that contain the most values come first. */
export function writeWebPaths(
  { parameters, route: { paths, when } }: Row,
  nativeValues: ReadonlyMap<string, string>,
): readonly string[] {
  const values = new Map<string, string>();
  for (const parameter of parameters) {
    const native = nativeValues.get(parameter.name);
    const value = native === undefined ? native : toWeb(parameter, native);
    if (value !== undefined) values.set(parameter.name, value);
  }
  return [...paths]
    .sort((a, b) => valuesIn(b).length - valuesIn(a).length)
    .flatMap((pattern) => {
      const path = fillPattern(parsePattern(pattern.replace(/\/\*$/, '')), (name) => {
        const value = values.get(name);
        return value && encodeURI(value);
      });
      if (path === undefined) return [];
      const rest = values.get(restName);
      const full = rest ? `${path}/${encodeURI(rest)}` : path;
      const inPath = [...valuesIn(pattern), restName];
      const query = [...values]
        .filter(([name]) => !inPath.includes(name))
        .concat(when ? [[when.parameter, when.value]] : [])
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      return query.length > 0 ? `${full}?${query.join('&')}` : full;
    });
}
