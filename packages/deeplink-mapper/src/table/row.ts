import { createParameter, type Parameter } from './parameter.ts';
import type { DeepLinkRoute } from './route.ts';
import { parseTarget, type Target } from './nativeLink.ts';

/** A parsed row of the table. */
export interface Row {
  readonly route: DeepLinkRoute;
  /** Parameters of the path in its order, then those of the query. */
  readonly parameters: readonly Parameter[];
  /** Parameter of `when`. */
  readonly condition: Parameter | undefined;
  readonly target: Target;
}

export function readRow(route: DeepLinkRoute): Row {
  const { params, when } = route;
  const names = valueNames(route);
  return {
    route,
    parameters: names.map((name) => createParameter(name, params?.[name])),
    condition: when && createParameter(when.parameter),
    target: parseTarget(route),
  };
}

/** Returns the value names of the first path, then those that occur only in the target. */
export function valueNames({ paths, target }: DeepLinkRoute): readonly string[] {
  return [...new Set(valuesIn(`${String(paths[0])}${target}`))];
}

/** `/{base}/{quote}` → `base`, `quote`. */
export function valuesIn(text: string): readonly string[] {
  return text.split(/[{}]/).filter((_, i) => i % 2);
}
