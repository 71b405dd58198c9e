import { readValue } from './parameter.ts';
import type { Row } from './row.ts';

/**
 * Returns the first path of `row` that matches a URL that `other` matches as well. Two values at the same
 * position always overlap, regardless of their formats. Use one row with the endings of both instead.
 */
export function overlap(row: Row, other: Row): string | undefined {
  const [when, otherWhen] = [row.route.when, other.route.when];
  const areApart =
    when?.parameter === otherWhen?.parameter
      ? when?.value !== otherWhen?.value
      : !when || !otherWhen;
  if (areApart) return undefined;
  return row.route.paths.find((path) =>
    other.route.paths.some((otherPath) => {
      const segments = path.split('/');
      const others = otherPath.split('/');
      for (let i = 0; ; i++) {
        const [segment, against] = [segments[i], others[i]];
        if (segment === '*' || against === '*') return true;
        if (segment === undefined || against === undefined) return segment === against;
        if (!takes(row, segment, against) && !takes(other, against, segment)) return false;
      }
    }),
  );
}

function takes({ parameters }: Row, segment: string, other: string): boolean {
  const parameter = parameters.find(({ name }) => segment === `{${name}}`);
  return parameter
    ? other.startsWith('{') || readValue(parameter, other) !== undefined
    : segment === other;
}
