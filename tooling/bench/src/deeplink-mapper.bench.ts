import { createDeepLinkMapper, routes } from '@exchange/deeplink-mapper';
import findMyWay from 'find-my-way';
import { TrieRouter } from 'hono/router/trie-router';
import { Memoirist } from 'memoirist';
import { match as pathToRegexp } from 'path-to-regexp';
import { addRoute, createRouter, findRoute } from 'rou3';
import { compileRouter } from 'rou3/compiler';
// @boundaries-ignore matching alone is no export of the package
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- matching alone is no export
import { createMatcher } from '../../../packages/deeplink-mapper/src/matcher.ts';
// @boundaries-ignore matching alone is no export of the package
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- matching alone is no export
import { readTable } from '../../../packages/deeplink-mapper/src/table.ts';
import { type Contender, report } from './rounds.ts';

const site = 'https://www.brand.com';
const calls = 20_000;

/** Parts that are repeated to long inputs: ten times the length may take about ten times the time. */
const hostile = [
  ['segments', '/a'],
  ['dots', '/..'],
  ['escapes', '/%41'],
  ['parameters', '?id&'],
  ['escaped names', '?&%69%6&'],
] as const;

/** Path and row of every route without a condition, values filled in, and some that no row takes. */
const rows = routes
  .filter(({ when }) => !when)
  .flatMap(({ id, paths }) =>
    paths.flatMap((path) =>
      path.endsWith('/*')
        ? [path.slice(0, -2), path].map((part) => ({ id, path: part }))
        : { id, path },
    ),
  );
const samples = [
  ...rows.map(({ id, path }) => ({
    id,
    path: path.replace('*', 'a/b').replaceAll(/\{\w+\}/g, 'BTC'),
  })),
  ...['/nowhere', '/trade/unknown/x', '/blog/2026/title'].map((path) => ({ id: undefined, path })),
];

/** New strings for each run: a string that was looked up once has its hash already. */
function freshCalls(inputs: readonly string[], job: (input: string) => unknown): Contender {
  return () => {
    const fresh = Array.from({ length: calls }, (_, i) =>
      Buffer.from(inputs[i % inputs.length] ?? '').toString('latin1'),
    );
    let answers = 0;
    const start = process.cpuUsage();
    for (const input of fresh) if (job(input) !== undefined) answers++;
    const { user, system } = process.cpuUsage(start);
    if (answers > calls) throw new Error('more answers than calls');
    return ((user + system) * 1000) / calls;
  };
}

export async function bench(): Promise<void> {
  const mapper = createDeepLinkMapper();
  const rou3 = createRouter<string>();
  const memoirist = new Memoirist<string>();
  const wayfinder = findMyWay();
  const trie = new TrieRouter<string>();
  for (const { id, path } of rows) {
    const colons = path.replaceAll(/\{(\w+)\}/g, ':$1');
    addRoute(rou3, 'GET', colons.replace('*', '**:rest'), id);
    memoirist.add('GET', colons, id);
    wayfinder.on('GET', colons, () => undefined, { id });
    trie.add('GET', colons, id);
  }
  const compiled = compileRouter(rou3);
  const expressions = rows.map(({ id, path }) => ({
    id,
    match: pathToRegexp(path.replaceAll(/\{(\w+)\}/g, ':$1').replace('*', '*rest')),
  }));
  const urlPatterns = rows.map(({ id, path }) => ({
    id,
    pattern: new URLPattern({ pathname: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
  }));
  const matchers: Record<string, (path: string) => string | undefined> = {
    rou3: (path) => findRoute(rou3, 'GET', path)?.data,
    'rou3, compiled': (path) => compiled('GET', path)?.data,
    memoirist: (path) => memoirist.find('GET', path)?.store,
    'find-my-way': (path) => (wayfinder.find('GET', path)?.store as { id: string } | null)?.id,
    'path-to-regexp': (path) => expressions.find(({ match }) => match(path))?.id,
    URLPattern: (path) => urlPatterns.find(({ pattern }) => pattern.exec({ pathname: path }))?.id,
    'hono, trie': (path) => trie.match('GET', path)[0][0]?.[0],
  };
  for (const { id, path } of samples) {
    for (const [name, match] of Object.entries(matchers)) {
      if (match(path) !== id) throw new Error(`${name} takes ${path} for ${String(match(path))}`);
    }
    const explained = mapper.explain(path);
    const ours = explained.routeId;
    // BTC fits no contract's symbol and a page may fall back: then only the row is compared.
    if (explained.reason !== 'ok' && ours !== id)
      throw new Error(`we take ${path} for ${String(ours)}`);
  }

  const paths = samples.map(({ path }) => path);
  const match = createMatcher(readTable(routes), [], ({ route: { when } }) => !when);
  for (const { id, path } of samples) {
    const found = match(path, 0, true)?.row?.route.id;
    if (found !== id) throw new Error(`our matcher takes ${path} for ${String(found)}`);
  }
  const found: Record<string, (path: string) => unknown> = {
    'our matcher': (path) => match(path, 0, true)?.row,
    rou3: (path) => findRoute(rou3, 'GET', path),
    'rou3, compiled': (path) => compiled('GET', path),
    memoirist: (path) => memoirist.find('GET', path) ?? undefined,
    'find-my-way': (path) => wayfinder.find('GET', path) ?? undefined,
  };
  await report({
    title: 'deep links: matching alone, a path to its row and the values in it',
    unit: 'ns',
    goal: 1.2,
    contenders: Object.fromEntries(
      Object.entries(found).map(([name, find]) => [name, freshCalls(paths, find)]),
    ),
  });
  await report({
    title: 'deep links: a path to its whole native link, against matching alone',
    unit: 'ns',
    contenders: {
      'deeplink-mapper': freshCalls(paths, mapper.map),
      ...Object.fromEntries(
        Object.entries(matchers).map(([name, match]) => [name, freshCalls(paths, match)]),
      ),
    },
  });
  await report({
    title:
      'deep links: an address to its native link, against URL and a router that only find the row',
    unit: 'ns',
    goal: 2,
    contenders: {
      'deeplink-mapper': freshCalls(
        paths.map((path) => site + path),
        mapper.map,
      ),
      'URL + rou3': freshCalls(
        paths.map((path) => site + path),
        (text) => {
          const url = new URL(text);
          return url.origin === site ? findRoute(rou3, 'GET', url.pathname)?.data : undefined;
        },
      ),
    },
  });

  for (const size of [10_000, 100_000]) {
    await report({
      title: `deep links: hostile inputs of ${size} bytes, goal under 5 ms`,
      unit: 'ms',
      contenders: Object.fromEntries(
        hostile.map(([name, part]) => [
          name,
          () => {
            const text = part.repeat(size / part.length);
            const start = process.cpuUsage();
            for (let call = 0; call < 20; call++) mapper.map(`/earn/savings${text}`);
            const { user, system } = process.cpuUsage(start);
            return (user + system) / 20_000;
          },
        ]),
      ),
    });
  }
}
