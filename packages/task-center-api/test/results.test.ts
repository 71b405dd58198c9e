import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../src/endpoints.ts';
import { liveEvent } from '../src/liveEvent.ts';
import { readInput } from '@exchange/exchange-api';
import { liveEvents } from './liveEvents.ts';
import { samples } from './samples.ts';

type Path = readonly (string | number)[];

/** Returns the path of every field at any depth, except below `values`, whose keys have no fixed names. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.at(-1) === 'values') return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => {
    const inner = [...path, key];
    return [inner, ...pathsOf((value as Record<string, unknown>)[key], inner)];
  });
}

/** Returns a copy with one field replaced, or removed if the replacement is undefined. */
function changed(value: object, path: Path, replacement: unknown): unknown {
  // Copies objects that occur several times in a sample, so that only one occurrence changes.
  const copy: unknown = JSON.parse(JSON.stringify(value));
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as never)[key], copy);
  const key = path.at(-1)!;
  if (replacement === undefined) delete (holder as Record<string | number, unknown>)[key];
  else (holder as Record<string | number, unknown>)[key] = replacement;
  return copy;
}

const cases: [string, v.GenericSchema, readonly object[]][] = [
  ...Object.entries(samples).map(
    ([name, results]): [string, v.GenericSchema, readonly object[]] => [
      name,
      endpoints[name as EndpointName].result,
      results,
    ],
  ),
  ['liveEvent', liveEvent, liveEvents],
];

describe.each(cases)('the result of %s', (_name, schema, results) => {
  it('is read unchanged, with and without its optional parts', () => {
    for (const result of results) {
      expect(readInput<unknown>(schema, result)).toEqual({ ok: true, value: result });
    }
  });

  it('is refused if one of its fields is missing or NaN', () => {
    const result = results[0]!;
    for (const path of pathsOf(result).filter((each) => typeof each.at(-1) === 'string')) {
      for (const wrong of [undefined, Number.NaN]) {
        expect(readInput<unknown>(schema, changed(result, path, wrong))).toMatchObject({
          ok: false,
          message: expect.stringContaining(`${path.join('.')}: `),
        });
      }
    }
  });
});
