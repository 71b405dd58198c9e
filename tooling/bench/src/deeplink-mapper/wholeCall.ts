import assert from 'node:assert/strict';
import type { DeepLinkRoute } from '@exchange/deeplink-mapper';
import { createDeepLinkMapper, routes } from '@exchange/deeplink-mapper/preset';
import { addRoute, createRouter, findRoute } from 'rou3';
// @boundaries-ignore the package does not export its locales
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the package does not export its locales
import { locales } from '../../../../packages/deeplink-mapper/src/preset/locales.ts';
import { median } from '../median.ts';
import { measureFreshCalls } from './freshCalls.ts';
import { rows, samples } from './samples.ts';

// Started as a separate process. Sends the medians of both contenders to the parent.

const site = 'https://www.brand.com';
const addresses = samples.map(({ path, locale, query }) => site + locale + path + query);

interface Answer {
  readonly id: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Creates the other contender: `URL` for the address, rou3 for its path, and URLSearchParams for its query. */
function createUrlMapper(): (address: string) => Answer | undefined {
  const router = createRouter<string>();
  for (const { id, path } of rows) {
    addRoute(router, 'GET', path.replaceAll(/\{(\w+)\}/g, ':$1').replace('*', '**:rest'), id);
  }
  const tokens = new Set(locales);
  const queryParams = new Map(routes.map((route) => [route.id, queryParamsOf(route)]));

  return (address) => {
    const { origin, pathname, searchParams } = new URL(address);
    if (origin !== site) return undefined;
    const second = pathname.indexOf('/', 1);
    const hasLocale = tokens.has(pathname.slice(1, second));
    const found = findRoute(router, 'GET', hasLocale ? pathname.slice(second) : pathname);
    if (!found) return undefined;
    const params: Record<string, string | null> = { ...found.params };
    for (const name of queryParams.get(found.data) ?? []) params[name] = searchParams.get(name);
    return { id: found.data, params };
  };
}

/** Returns the parameters of a route that are not in its path. */
function queryParamsOf({ params = {}, paths: [path] }: DeepLinkRoute): string[] {
  return Object.keys(params).filter((name) => !path?.includes(`{${name}}`));
}

/** Throws if the contenders do not do the same work. */
function checkAnswers(
  link: ReturnType<typeof mapper.map>,
  other: Answer | undefined,
  { id, route }: (typeof samples)[number],
): void {
  assert.equal(link?.routeId, id);
  assert.equal(other?.id, id);
  if (!route) return;
  const target = filledTarget(route, other?.params ?? {});
  assert.ok(decodeURIComponent(link?.url ?? '').endsWith(`/${target}`), `${link?.url} ${target}`);
}

/** Returns the native target of a route, with these parameters. */
function filledTarget({ target, params }: DeepLinkRoute, values: Answer['params']): string {
  const endings = Object.entries(params?.['symbol']?.endings ?? {});
  return target.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => {
    const value = String(values[name]);
    const [web, native] = endings.find(([ending]) => value.endsWith(ending)) ?? ['', ''];
    return value.slice(0, value.length - web.length) + native;
  });
}

const mapper = createDeepLinkMapper();
const mapByUrl = createUrlMapper();
samples.forEach((sample, index) => {
  const address = addresses[index] ?? '';
  checkAnswers(mapper.map(address), mapByUrl(address), sample);
});

const rounds = 25;
const times: { ours: number; theirs: number }[] = [];
for (let round = 0; round < rounds; round++) {
  times.push({
    ours: measureFreshCalls(addresses, mapper.map),
    theirs: measureFreshCalls(addresses, mapByUrl),
  });
}
// Medians, because the first rounds include the compilation of both.
const medians = [median(times.map(({ ours }) => ours)), median(times.map(({ theirs }) => theirs))];
process.send?.(medians, () => process.exit());
