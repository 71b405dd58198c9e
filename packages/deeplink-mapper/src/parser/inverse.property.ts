import { isDeepStrictEqual } from 'node:util';
import fc from '@tooling/testing/fastCheck';
import { expect } from 'vitest';
import { createDeepLinkMapper } from '../preset/mapper.ts';
import { createDeepLinkParser } from './parser.ts';
import { preset, routes } from '../preset/preset.ts';
import type { RouteParameter } from '../table/route.ts';

const letters = (characters: string, maxLength: number) =>
  fc
    .array(fc.constantFrom(...characters), { minLength: 1, maxLength })
    .map((list) => list.join(''));

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const values = {
  symbol: letters(capitals, 15),
  id: letters(`${capitals}${capitals.toLowerCase()}_-`, 64),
  number: letters('0123456789', 15),
};

/** Random web values of a parameter, each with one of its endings. */
function webValue({ format = 'symbol', endings = { '': '' }, known }: RouteParameter) {
  if (typeof format !== 'string') throw new Error('The table has only named formats.');
  const ending = fc.constantFrom(...Object.keys(endings));
  const base = known ? fc.oneof(fc.constantFrom(...known), values[format]) : values[format];
  return fc.tuple(base, ending).map(([text, end]) => text + end.replace('DDMMMYY', '25DEC26'));
}

/** Random web paths with queries for all rows of the table. Query values may be absent. */
const address = fc
  .constantFrom(...routes.flatMap((route) => route.paths.map((path) => ({ route, path }))))
  .chain(({ route, path }) => {
    const params = route.params ?? {};
    const inPath = [...path.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => name);
    const inQuery = Object.keys(params).filter((name) => !inPath.includes(name));
    const valueOf = (name: string) => webValue(params[name] ?? {});
    return fc
      .tuple(
        fc.tuple(...inPath.map(valueOf)),
        fc.tuple(...inQuery.map((name) => fc.option(valueOf(name)))),
      )
      .map(([pathValues, queryValues]) => {
        const filled = inPath.reduce(
          (text, name, i) => text.replace(`{${name}}`, pathValues[i] ?? ''),
          path.replace(/\/\*$/, '/x'),
        );
        const pairs = inQuery.flatMap((name, i) =>
          queryValues[i] === null ? [] : [`${name}=${queryValues[i]}`],
        );
        const when = route.when ? [`${route.when.parameter}=${route.when.value}`] : [];
        return `${filled}?${[...when, ...pairs].join('&')}`;
      });
  });

/**
 * Expects that each of the mapper's links parses to its row, its parameters and a path that maps to the
 * same link.
 */
export function checkInverse(numRuns: number): void {
  const { map } = createDeepLinkMapper();
  const parse = createDeepLinkParser(preset);
  let withPath = 0;
  fc.assert(
    fc.property(address, (url) => {
      const link = map(url);
      if (!link) return expect.fail(`${url} has no link`);
      const { path, ...parsed } = parse(link.url) ?? {};
      if (!isDeepStrictEqual(parsed, { routeId: link.routeId, params: link.params })) {
        expect.fail(`${url} to ${link.url} to ${JSON.stringify(parsed)}`);
      }
      // Only this row has links without a path: a base joined with an unknown quote.
      if (path === undefined && link.routeId !== 'trade-spot-base-quote') expect.fail(url);
      if (path === undefined) return;
      withPath++;
      if (!isDeepStrictEqual(map(path), link)) expect.fail(`${link.url} to ${path}`);
    }),
    { numRuns },
  );
  expect(withPath).toBeGreaterThan(numRuns * 0.9);
}
