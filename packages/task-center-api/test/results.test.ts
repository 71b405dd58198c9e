import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../src/endpoints.ts';
import { liveEvent } from '../src/liveEvent.ts';
import { readInput } from '../src/readInput.ts';
import { liveEvents, samples } from './samples.ts';

type Path = readonly (string | number)[];

/** Every field in a value, however deep; placeholders of a text have names of their own. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.at(-1) === 'values') return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => {
    const inner = [...path, key];
    return [inner, ...pathsOf((value as Record<string, unknown>)[key], inner)];
  });
}

/** A copy with one field replaced, or taken away when the replacement is undefined. */
function changed(value: object, path: Path, replacement: unknown): unknown {
  // Parts that samples share become separate copies.
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
  it('is read as it is, with and without its optional parts', () => {
    for (const result of results) {
      expect(readInput<unknown>(schema, result)).toEqual({ ok: true, value: result });
    }
  });

  it('is refused without one of its fields, and with NaN in its place', () => {
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
