import assert from 'node:assert/strict';
import { createDeepLinkMapper, routes } from '@exchange/deeplink-mapper';
import { getStateFromPath } from '@react-navigation/core';
import findMyWay from 'find-my-way';
import { TrieRouter } from 'hono/router/trie-router';
import { Memoirist } from 'memoirist';
import { match as pathToRegexp } from 'path-to-regexp';
import { addRoute, createRouter, findRoute } from 'rou3';
import { compileRouter } from 'rou3/compiler';
// @boundaries-ignore the package does not export matching alone
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the package does not export matching alone
import { createMatcher } from '../../../packages/deeplink-mapper/src/mapper/matcher.ts';
// @boundaries-ignore the package does not export matching alone
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the package does not export matching alone
import { locales } from '../../../packages/deeplink-mapper/src/preset/locales.ts';
// @boundaries-ignore the package does not export matching alone
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the package does not export matching alone
import { readTable } from '../../../packages/deeplink-mapper/src/table/readTable.ts';
import { type Contender, report } from './rounds.ts';

const site = 'https://www.brand.com';
const manyCalls = 20_000;

/** Contenders that try a list of patterns, which takes up to 0.1 ms per call. They get fewer calls. */
const slow = ['path-to-regexp', 'URLPattern', 'react-navigation'];

/** Strings that are repeated to create long inputs, by name. The time per input should grow linearly with its length. */
const hostile = [
  ['segments', '/a'],
  ['dots', '/..'],
  ['escapes', '/%41'],
  ['parameters', '?id&'],
  ['escaped names', '?&%69%6&'],
] as const;

/** First path parameter by row id. All other parameters are `BTC` and `USDT`. */
const fitting: Readonly<Record<string, string>> = {
  'trade-inverse-symbol': 'BTCUSD',
  'trade-usdt-symbol': 'SOLUSDT',
  'trade-futures-usdc-symbol': 'BTC-PERP',
  'trade-inverse-futures-symbol': 'ETHUSD_Q',
};

/** Query by row id, for rows that read query parameters. */
const queries: Readonly<Record<string, string>> = {
  'earn-flexible-staking': '?id=77&type=6',
  'task-center-reward-detail': '?reward-id=R1&reward-code=C-1',
  'task-center-task-detail': '?utm_source=mail&task-id=7&rule-index=2',
};

/** The paths of all routes that have no condition, with their rows. */
const rows = routes
  .filter(({ when }) => !when)
  .flatMap((route) =>
    route.paths.flatMap((path) =>
      path.endsWith('/*')
        ? [path.slice(0, -2), path].map((part) => ({ route, id: route.id, path: part }))
        : { route, id: route.id, path },
    ),
  );

/** One path per row, with values for its parameters, and some paths that match no row. */
const samples = [
  ...rows.map(({ id, path, route }, i) => {
    const value = fitting[id] ?? 'BTC';
    return {
      id,
      route,
      path: path
        .replace('*', 'a/b')
        .replace('{quote}', 'USDT')
        .replaceAll(/\{\w+\}/g, value),
      locale: ['', '/en', '/tr-TUR', '', '/de'][i % 5] ?? '',
      query:
        queries[id] ?? (id.endsWith('-create') ? '?base=BTC&quote=USDT' : i % 3 ? '' : '?ddt=1'),
    };
  }),
  ...['/nowhere', '/trade/unknown/x', '/blog/2026/title'].map((path) => ({
    id: undefined,
    route: undefined,
    path,
    locale: '/en',
    query: '',
  })),
];

/** Result that every contender must return for a path: the row's id, and the path parameters by name. */
interface Answer {
  readonly id: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Measures calls with new strings in each run, because engines cache a string's hash after its first lookup. */
function freshCalls(
  inputs: readonly string[],
  job: (input: string) => unknown,
  calls = manyCalls,
): Contender {
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

/** A matcher to compare: `find` is timed, and `answer` converts its result for the comparison. */
interface Matching {
  readonly find: (path: string) => unknown;
  readonly answer: (path: string) => Answer | undefined;
}

function matching<T>(
  find: (path: string) => T,
  read: (found: NonNullable<T>) => Answer | undefined,
): Matching {
  return {
    find,
    answer(path) {
      const found = find(path);
      return found === null || found === undefined ? undefined : read(found);
    },
  };
}

export async function bench(): Promise<void> {
  const mapper = createDeepLinkMapper();
  const match = createMatcher(readTable(routes), locales);
  const rou3 = createRouter<string>();
  const memoirist = new Memoirist<string>();
  const wayfinder = findMyWay();
  const trie = new TrieRouter<string>();
  const screens: Record<string, string> = {};
  rows.forEach(({ id, path }, i) => {
    const colons = path.replaceAll(/\{(\w+)\}/g, ':$1');
    addRoute(rou3, 'GET', colons.replace('*', '**:rest'), id);
    memoirist.add('GET', colons, id);
    wayfinder.on('GET', colons, () => undefined, { id });
    trie.add('GET', colons, id);
    // React Navigation allows one path per screen, so a row with two paths becomes two screens.
    screens[`${i} ${id}`] = colons.slice(1);
  });
  // Use the same object for all calls, because React Navigation caches its compiled patterns per object.
  const linking = { screens };
  const compiled = compileRouter(rou3);
  const expressions = rows.map(({ id, path }) => ({
    id,
    by: pathToRegexp(path.replaceAll(/\{(\w+)\}/g, ':$1').replace('*', '*rest')),
  }));
  const urlPatterns = rows.map(({ id, path }) => ({
    id,
    by: new URLPattern({ pathname: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
  }));
  const findBy = <E, F>(
    list: readonly { id: string; by: E }[],
    look: (by: E) => F | null | false,
  ) => {
    for (const { id, by } of list) {
      const found = look(by);
      if (found) return { id, found };
    }
    return undefined;
  };

  const matchers: Readonly<Record<string, Matching>> = {
    'our matcher': matching(
      (path) => match(path, ''),
      ({ row, names, values }) =>
        row && {
          id: row.route.id,
          params: Object.fromEntries(
            names.map((name, i): [string, string] => [name, values[i + 1] ?? '']),
          ),
        },
    ),
    rou3: matching(
      (path) => findRoute(rou3, 'GET', path),
      ({ data, params = {} }) => ({ id: data, params }),
    ),
    'rou3, compiled': matching(
      (path) => compiled('GET', path),
      ({ data, params = {} }) => ({ id: data, params }),
    ),
    memoirist: matching(
      (path) => memoirist.find('GET', path),
      ({ store, params }) => ({ id: store, params }),
    ),
    'find-my-way': matching(
      (path) => wayfinder.find('GET', path),
      ({ store, params }) => ({ id: (store as { id: string }).id, params }),
    ),
    'hono, trie': matching(
      (path) => trie.match('GET', path)[0][0],
      ([id, params]) => ({ id, params: params }),
    ),
    'path-to-regexp': matching(
      (path) => findBy(expressions, (by) => by(path)),
      ({ id, found }) => ({ id, params: found.params }),
    ),
    URLPattern: matching(
      (path) => findBy(urlPatterns, (by) => by.exec({ pathname: path })),
      ({ id, found }) => ({ id, params: found.pathname.groups }),
    ),
    'react-navigation': matching(
      (path) => getStateFromPath(path, linking)?.routes[0],
      ({ name, params = {} }) => ({
        id: name.slice(name.indexOf(' ') + 1),
        params: params as Record<string, string>,
      }),
    ),
  };
  // Routers give the value of `*` different names, and deeplink-mapper gives it none. Compare the other parameters.
  const named = ({ id, params }: Answer) => ({
    id,
    params: Object.fromEntries(
      Object.entries(params).filter(([name]) => /^(base|quote|symbol)$/.test(name)),
    ),
  });
  for (const { id, path, route } of samples) {
    const pattern = route?.paths[0]?.split('/') ?? [];
    const params = Object.fromEntries(
      path
        .split('/')
        .map((part, i) => [pattern[i], part] as const)
        .filter(([segment]) => segment?.startsWith('{'))
        .map(([segment = '', part]) => [segment.slice(1, -1), part]),
    );
    for (const [name, { answer }] of Object.entries(matchers)) {
      const found = answer(path);
      assert.deepEqual(found && named(found), id && { id, params }, `${name}: ${path}`);
    }
  }

  const addresses = samples.map(({ path, locale, query }) => site + locale + path + query);
  const tokens = new Set(locales);
  const declared = new Map(
    routes.map((route) => [
      route.id,
      Object.keys(route.params ?? {}).filter((name) => !route.paths[0]?.includes(`{${name}}`)),
    ]),
  );
  const byUrl = (text: string): Answer | undefined => {
    const { origin, pathname, searchParams } = new URL(text);
    if (origin !== site) return undefined;
    const second = pathname.indexOf('/', 1);
    const found = findRoute(
      rou3,
      'GET',
      tokens.has(pathname.slice(1, second)) ? pathname.slice(second) : pathname,
    );
    if (!found) return undefined;
    const params: Record<string, string | null> = { ...found.params };
    for (const name of declared.get(found.data) ?? []) params[name] = searchParams.get(name);
    return { id: found.data, params };
  };
  samples.forEach(({ id, route }, i) => {
    const address = addresses[i] ?? '';
    const [link, other] = [mapper.map(address), byUrl(address)];
    assert.equal(link?.routeId, id, address);
    assert.equal(other?.id, id, address);
    const endings = Object.entries(route?.params?.['symbol']?.endings ?? {});
    const target = route?.target.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => {
      const value = String(other?.params[name]);
      const [web, native] = endings.find(([ending]) => value.endsWith(ending)) ?? ['', ''];
      return value.slice(0, value.length - web.length) + native;
    });
    if (target)
      assert.equal(decodeURIComponent(link?.url ?? '').endsWith(`/${target}`), true, address);
  });

  const paths = samples.map(({ path }) => path);
  await report({
    title: 'deep links: matching only, from a path to its row and parameters',
    unit: 'ns',
    goal: 1.2,
    contenders: Object.fromEntries(
      Object.entries(matchers).map(([name, { find }]) => [
        name,
        freshCalls(paths, find, slow.includes(name) ? 500 : manyCalls),
      ]),
    ),
  });
  await report({
    title:
      'deep links: an address with locale and query to its native link, against URL, rou3 and ' +
      'URLSearchParams to its row and values',
    unit: 'ns',
    goal: 2,
    // In the first rounds, the engine still compiles both contenders. Many rounds keep them out of the median.
    rounds: 25,
    contenders: {
      'deeplink-mapper': freshCalls(addresses, mapper.map),
      'URL + rou3': freshCalls(addresses, byUrl),
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
