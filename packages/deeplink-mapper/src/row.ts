import { createParameter, type Parameter } from './parameter.ts';
import type { Segment } from './matcher.ts';
import type { DeepLinkRoute } from './route.ts';
import { DeepLinkTableError } from './tableError.ts';
import { parseTarget, type Target } from './target.ts';

/** A row of the table, read and checked. */
export interface Row {
  readonly route: DeepLinkRoute;
  readonly paths: readonly (readonly Segment[])[];
  /** Those of the path first, in its order. */
  readonly parameters: readonly Parameter[];
  /** Its link depends on the query. */
  readonly readsQuery: boolean;
  readonly target: Target;
}

/** What the parts of a row look like. Exported for the test that proves them linear. */
export const shapes = {
  paths: /^(\/([\w-]+|\{[\w-]+\}))+(\/\*)?$/,
  wordsOnly: /^[\w/-]+$/,
  target: /^[\w/-]+([?&][\w-]+=([\w-]|\{[\w-]+\})+)*$/,
  words: /^[\w,-]*$/,
  value: /\{[\w-]+/g,
};

/** @throws {DeepLinkTableError} `bad-row` */
export function readRow(route: DeepLinkRoute): Row {
  const { id, paths, params = {}, target, when } = route;
  const inPath = valuesIn(paths[0] ?? '');
  const names = [...new Set([...inPath, ...valuesIn(target)])];
  const check = (field: string, isRight: boolean): void => {
    if (isRight) return;
    const message = `Deep-link row "${id}" has bad ${field}; see DeepLinkRoute.${field}.`;
    throw new DeepLinkTableError('bad-row', message, [id]);
  };
  check(
    'paths',
    paths.every(
      (path) =>
        (when ? shapes.wordsOnly : shapes.paths).test(path) &&
        String(valuesIn(path)) === String(inPath),
    ),
  );
  check('target', shapes.target.test(target));
  check(
    'params',
    Object.entries(params).every(
      ([name, { endings = {}, default: value = '' }]) =>
        names.includes(name) && shapes.words.test(String([value, Object.entries(endings)])),
    ),
  );
  const parameters = names.map((name) => createParameter(name, params[name]));
  return {
    route,
    paths: paths.map((path) =>
      path
        .slice(1)
        .split('/')
        .map((word) => parameters.find(({ name }) => word === `{${name}}`) ?? word),
    ),
    parameters,
    readsQuery: !!when || names.length > inPath.length,
    target: parseTarget(route, names),
  };
}

/** `/{base}/{quote}` → `base`, `quote`. */
function valuesIn(text: string): string[] {
  return (text.match(shapes.value) ?? []).map((value) => value.slice(1));
}
