import { expect, it } from 'vitest';
import { readTexts } from './readTexts.ts';

const address = 'https://static.brand.com/common.json';

/** Reads texts from a server that sends this response. */
const read = ({
  url = () => address,
  body = '{}',
  status = 200,
}: {
  url?: () => string | undefined;
  body?: string;
  status?: number;
}) =>
  readTexts({
    url,
    fetch: () => Promise.resolve(new Response(body, { status })),
    signal: new AbortController().signal,
    maxBytes: 100,
  });

it.each([
  ['an unknown URL', { url: () => undefined }, 'noUrl', 'url(): returned undefined'],
  ['a status other than 2xx', { body: 'Not found', status: 404 }, 'http', `${address}: HTTP 404`],
  ['a long body', { body: `"${'x'.repeat(99)}"` }, 'tooLarge', `${address}: more than 100 bytes`],
  ['a list', { body: '[]' }, 'badResponse', `${address}: not an object`],
  [
    'a key of the prototype',
    { body: '{"__proto__":{}}' },
    'badResponse',
    `${address}: invalid key "__proto__"`,
  ],
])('rejects %s with its kind and a message', async (_subject, response, kind, message) => {
  const cause = expect.any(Error) as Error;
  await expect(read(response)).rejects.toMatchObject({ kind, message, cause, causes: [] });
});

it.each([
  '{"__proto__":{}}',
  '{"menu":{"__proto__":"x"}}',
  '{"a.__proto__.b":"x"}',
  '{"constructor":{"prototype":{}}}',
  '{"menu":{"constructor":{}}}',
  '{"constructor.prototype":"x"}',
  '{"a.constructor.b":"x"}',
  '{"a.constructor":{"b":"x"}}',
])('rejects %s, which could modify a prototype', async (body) => {
  await expect(read({ body })).rejects.toMatchObject({ kind: 'badResponse' });
});

it.each<object>([
  { prototype: 'Prototype' },
  { constructor: 'Builder' },
  { prototype: { constructor: 'Builder' } },
  { 'car.prototype': 'Prototype', 'prototype.car': 'Car', my__proto__: 'x' },
])('accepts the harmless keys of %j', async (texts) => {
  expect(await read({ body: JSON.stringify(texts) })).toEqual(texts);
});

it('accepts a body of exactly the maximum size', async () => {
  const body = `{"a":"${'x'.repeat(92)}"}`;
  expect(body).toHaveLength(100);
  expect(await read({ body })).toEqual({ a: 'x'.repeat(92) });
});
