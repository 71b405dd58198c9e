import { createParameter, type Parameter } from './parameter.ts';
import type { DeepLinkRoute } from './route.ts';
import { parseTarget, type Target } from './target.ts';

/** A row of the table, read. */
export interface Row {
  readonly route: DeepLinkRoute;
  /** Those of the path first, in its order. */
  readonly parameters: readonly Parameter[];
  /** Of `when`. */
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

/** Those of the first path, and then those of the target alone. */
export function valueNames({ paths, target }: DeepLinkRoute): readonly string[] {
  return [...new Set(valuesIn(`${String(paths[0])}${target}`))];
}

/** `/{base}/{quote}` → `base`, `quote`. */
export function valuesIn(text: string): readonly string[] {
  return text.split(/[{}]/).filter((_, i) => i % 2);
}
