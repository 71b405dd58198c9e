import { createDeepLinkMapper, routes } from '@exchange/deeplink-mapper';
import findMyWay from 'find-my-way';
import { TrieRouter } from 'hono/router/trie-router';
import { Memoirist } from 'memoirist';
import { addRoute, createRouter, findRoute } from 'rou3';
import { compileRouter } from 'rou3/compiler';
import { type Contender, report } from './rounds.ts';

const site = 'https://www.brand.com';
const calls = 20_000;

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
    const start = performance.now();
    for (const input of fresh) if (job(input) !== undefined) answers++;
    const elapsed = performance.now() - start;
    if (answers > calls) throw new Error('more answers than calls');
    return (elapsed * 1e6) / calls;
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
  const matchers: Record<string, (path: string) => string | undefined> = {
    rou3: (path) => findRoute(rou3, 'GET', path)?.data,
    'rou3, compiled': (path) => compiled('GET', path)?.data,
    memoirist: (path) => memoirist.find('GET', path)?.store,
    'find-my-way': (path) => (wayfinder.find('GET', path)?.store as { id: string } | null)?.id,
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
}
