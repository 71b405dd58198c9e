import type { DeepLinkRoute } from './route.ts';

interface Node<T> {
  readonly words: Map<string, Node<T>>;
  value?: Node<T>;
  /** Rows that end here; those with a `when` first. */
  rows: T[];
  /** Rows whose path goes on with `*`. */
  rest: T[];
}

export interface Match<T> {
  readonly rows: readonly T[];
  /** Start and end of each value in the path, one after the other. */
  readonly values: readonly number[];
}

/** Finds the rows that take a path. */
export interface Matcher<T> {
  /** `path` from `start` to `end` begins with a slash and does not end with one. */
  find(path: string, start: number, end: number): Match<T> | undefined;
}

/** Paths are lower-case words, values and a last `*`, as in {@link DeepLinkRoute.paths}. */
export function createMatcher<T extends { route: DeepLinkRoute }>(rows: readonly T[]): Matcher<T> {
  const root = createNode<T>();
  for (const row of rows) {
    for (const path of row.route.paths) insert(root, path.split('/').slice(1), row);
  }
  return {
    find(path, start, end) {
      const values: number[] = [];
      const found = walk(root, path, start, end, values);
      return found && { rows: found, values };
    },
  };
}

function createNode<T>(): Node<T> {
  return { words: new Map(), rows: [], rest: [] };
}

function insert<T extends { route: DeepLinkRoute }>(
  node: Node<T>,
  [segment, ...others]: readonly string[],
  row: T,
): void {
  if (segment === undefined) {
    if (row.route.when) node.rows.unshift(row);
    else node.rows.push(row);
  } else if (segment === '*') {
    node.rest.push(row);
  } else if (segment.startsWith('{')) {
    insert((node.value ??= createNode<T>()), others, row);
  } else {
    let next = node.words.get(segment);
    if (!next) node.words.set(segment, (next = createNode<T>()));
    insert(next, others, row);
  }
}

function walk<T>(
  node: Node<T>,
  path: string,
  start: number,
  end: number,
  values: number[],
): readonly T[] | undefined {
  if (start >= end) return node.rows.length > 0 ? node.rows : undefined;
  const slash = path.indexOf('/', start + 1);
  const next = slash === -1 || slash > end ? end : slash;
  if (next === start + 1) return undefined;
  const word = node.words.get(path.slice(start + 1, next));
  const found = word && walk(word, path, next, end, values);
  if (found) return found;
  if (node.value) {
    values.push(start + 1, next);
    const deeper = walk(node.value, path, next, end, values);
    if (deeper) return deeper;
    values.length -= 2;
  }
  return node.rest.length > 0 ? node.rest : undefined;
}
