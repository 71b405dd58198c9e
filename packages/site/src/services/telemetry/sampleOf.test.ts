import { expect, it } from 'vitest';
import { sampleOf } from './sampleOf.ts';

it.each([
  ['00000000', true, true],
  ['19999999', true, true],
  ['1999999a', false, true],
  ['7fffffff', false, true],
  ['80000000', false, false],
  ['ffffffff', false, false],
])(
  'samples vitals for a tenth and errors for half of all trace ids: %s',
  (start, vitals, errors) => {
    const traceId = start.padEnd(32, '0');
    expect(sampleOf(traceId, { vitals: 0.1, errors: 0.5 })).toEqual({ vitals, errors });
  },
);
