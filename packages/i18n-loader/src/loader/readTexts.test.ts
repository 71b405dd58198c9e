import { expect, it } from 'vitest';
import { readTexts } from './readTexts.ts';

const url = 'https://static.brand.com/common.json';

const read = (address: () => string | undefined, body: BodyInit = '{}', status = 200) =>
  readTexts({
    url: address,
    fetch: () => Promise.resolve(new Response(body, { status })),
    signal: new AbortController().signal,
    maxBytes: 100,
  });

it.each([
  ['an unknown URL', 'noUrl', 'url(): returned undefined', () => read(() => undefined)],
  ['a status other than 2xx', 'http', `${url}: HTTP 404`, () => read(() => url, 'Not found', 404)],
  [
    'a long body',
    'tooLarge',
    `${url}: more than 100 bytes`,
    () => read(() => url, `"${'x'.repeat(99)}"`),
  ],
  ['a list', 'badResponse', `${url}: not an object`, () => read(() => url, '[]')],
  [
    'a key of the prototype',
    'badResponse',
    `${url}: invalid key "__proto__"`,
    () => read(() => url, '{"__proto__":{}}'),
  ],
])('rejects %s with its kind and a message', async (_what, kind, message, load) => {
  const cause = expect.any(Error) as Error;
  await expect(load()).rejects.toMatchObject({ kind, message, cause, causes: [] });
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
  await expect(read(() => url, body)).rejects.toMatchObject({ kind: 'badResponse' });
});

it.each<object>([
  { prototype: 'Prototype' },
  { constructor: 'Builder' },
  { prototype: { constructor: 'Builder' } },
  { 'car.prototype': 'Prototype', 'prototype.car': 'Car', my__proto__: 'x' },
])('accepts the harmless keys of %j', async (texts) => {
  expect(await read(() => url, JSON.stringify(texts))).toEqual(texts);
});

it('accepts a body of exactly the maximum size', async () => {
  const body = `{"a":"${'x'.repeat(92)}"}`;
  expect(body).toHaveLength(100);
  expect(await read(() => url, body)).toEqual({ a: 'x'.repeat(92) });
});
