import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
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
import { freshCalls } from './deeplink-mapper/freshCalls.ts';
import { rows, samples } from './deeplink-mapper/samples.ts';
import { median, report, type Row } from './rounds.ts';

const processes = 5;

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

/** Result that every contender must return for a path: the row's id, and the path parameters by name. */
interface Answer {
  readonly id: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
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

/** Compares whole calls in several processes, because V8 compiles differently in each of them. */
async function reportWholeCalls(): Promise<void> {
  console.log(
    '\ndeep links: an address with locale and query to its native link, against URL, rou3 and ' +
      `URLSearchParams to its row and values (${processes} processes)`,
  );
  const ratios: number[] = [];
  for (let run = 0; run < processes; run++) {
    const child = fork(`${import.meta.dirname}/deeplink-mapper/wholeCall.ts`);
    const [[ours, theirs]] = (await once(child, 'message')) as [[Row, Row]];
    console.log(
      `  ${ours.median.toFixed(0)} and ${theirs.median.toFixed(0)} ns  ${theirs.ratio.toFixed(2)}×`,
    );
    ratios.push(theirs.ratio);
  }
  const ratio = median(ratios);
  console.log(`  goal: 1.5×, ${ratio >= 1.5 ? 'met' : 'missed'} (median ${ratio.toFixed(2)}×)`);
}

export async function bench(): Promise<void> {
  const mapper = createDeepLinkMapper();
  const noQuery = { get: () => undefined };
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
      (path) => match(path, noQuery),
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

  const paths = samples.map(({ path }) => path);
  await report({
    title: 'deep links: matching only, from a path to its row and parameters',
    unit: 'ns',
    goal: 1.2,
    contenders: Object.fromEntries(
      Object.entries(matchers).map(([name, { find }]) => [
        name,
        freshCalls(paths, find, slow.includes(name) ? 500 : undefined),
      ]),
    ),
  });
  await reportWholeCalls();

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
