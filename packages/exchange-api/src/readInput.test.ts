import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readInput } from './readInput.ts';

const short = v.pipe(v.string(), v.maxLength(3, 'is too long'), v.regex(/^a/, 'has no a'));

it('returns the output of the schema', () => {
  const digits = v.pipe(v.string(), v.transform(Number));
  expect(readInput(v.object({ limit: digits }), { limit: '7' })).toEqual({
    ok: true,
    value: { limit: 7 },
  });
});

it('refuses a list even if every field is optional', () => {
  expect(readInput<unknown>(v.object({ lang: v.optional(v.string()) }), [])).toEqual({
    ok: false,
    message: 'expected an object, got a list',
  });
});

it('joins all problems in one message, each with the path of its field', () => {
  const schema = v.object({ outer: v.object({ inner: short }), list: v.array(short) });
  const input = { outer: { inner: 'bbbb' }, list: ['a', 'bbbb'] };
  expect(readInput<unknown>(schema, input)).toEqual({
    ok: false,
    message:
      'outer.inner: is too long; outer.inner: has no a; list.1: is too long; list.1: has no a',
  });
});

it('lists the same problem of a field once', () => {
  const twice = v.pipe(
    v.object({ a: v.string() }),
    v.forward(
      v.check(() => false, 'is wrong'),
      ['a'],
    ),
    v.forward(
      v.check(() => false, 'is wrong'),
      ['a'],
    ),
  );
  expect(readInput<unknown>(twice, { a: '' })).toEqual({ ok: false, message: 'a: is wrong' });
});

it('leaves out the path if the whole input is invalid', () => {
  expect(readInput<unknown>(short, 'b')).toEqual({ ok: false, message: 'has no a' });
});

it('limits a message to 500 characters', () => {
  const fields = Array.from({ length: 50 }, (_, index) => [`field-${index}`, short] as const);
  const read = readInput<unknown>(v.object(Object.fromEntries(fields)), {});
  expect(read).toEqual({ ok: false, message: expect.stringMatching(/^field-0: .{491}$/) });
});
