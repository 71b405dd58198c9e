import assert from 'node:assert/strict';
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

interface Answer {
  readonly id: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

const mapper = createDeepLinkMapper();
const rou3 = createRouter<string>();
for (const { id, path } of rows) {
  addRoute(rou3, 'GET', path.replaceAll(/\{(\w+)\}/g, ':$1').replace('*', '**:rest'), id);
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

// The first rounds include the compilation of both.
const rounds = 25;
const times: [ours: number[], theirs: number[]] = [[], []];
for (let round = 0; round < rounds; round++) {
  times[0].push(measureFreshCalls(addresses, mapper.map));
  times[1].push(measureFreshCalls(addresses, byUrl));
}
process.send?.(times.map(median), () => process.exit());
