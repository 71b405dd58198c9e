import { expect, it } from 'vitest';
import { createTraceparent } from './traceparent.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const counting = () => {
  let last = 0;
  return (bytes: Uint8Array<ArrayBuffer>) => bytes.map(() => (last += 1));
};

it('starts a new trace for each request', () => {
  const traceparent = createTraceparent({ random: counting() });
  expect([traceparent(), traceparent()]).toEqual([
    '00-0102030405060708090a0b0c0d0e0f10-1112131415161718-01',
    '00-191a1b1c1d1e1f202122232425262728-292a2b2c2d2e2f30-01',
  ]);
});

it('continues a given trace with new spans', () => {
  const traceparent = createTraceparent({ traceId, sampled: false, random: counting() });
  expect([traceparent(), traceparent()]).toEqual([
    `00-${traceId}-0102030405060708-00`,
    `00-${traceId}-090a0b0c0d0e0f10-00`,
  ]);
});

it.each(['', traceId.slice(1), traceId.toUpperCase(), '0'.repeat(32), `${traceId}\n`])(
  'rejects the trace id %j',
  (id) => {
    expect(() => createTraceparent({ traceId: id })).toThrow(
      expect.objectContaining({ kind: 'badRequest', message: expect.stringContaining('traceId') }),
    );
  },
);
