import { createParameter, createRestParameter, type Parameter, restName } from './parameter.ts';
import { parsePattern, type Pattern, valuesIn } from './pattern.ts';
import type { DeepLinkRoute } from './route.ts';

/** A row of the table with its parameters. */
export interface Row {
  readonly route: DeepLinkRoute;
  /** Parameters, in the order in which the paths and then the target name them. */
  readonly parameters: readonly Parameter[];
  /** Path of the native route, without its query. */
  readonly path: Pattern;
  /** Query of the native route. */
  readonly query: readonly (readonly [name: string, value: Pattern])[];
}

export function readRow(route: DeepLinkRoute): Row {
  const { params, target } = route;
  const [path = '', ...query] = target.split(/[?&]/);
  return {
    route,
    parameters: valueNames(route).map((name) =>
      name === restName ? createRestParameter() : createParameter(name, params?.[name]),
    ),
    // Without the slash before `{*}`, which is left out if there is nothing below the path.
    path: parsePattern(path.replace(/\/(?=\{\*\}$)/, '')),
    query: query.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, parsePattern(value)];
    }),
  };
}

/** Returns the names of the values in the paths and the target. */
export function valueNames({ paths, target }: DeepLinkRoute): readonly string[] {
  return [...new Set(valuesIn(paths.join('') + target))];
}
