import { describe, expect, it } from 'vitest';
import { createApiClient as overFetch } from '../src/fetch.ts';
import { type ApiClient, createApiClient } from '../src/index.ts';
import { caught } from './clientWithFakeServer.ts';
import { echoServer } from './echoServer.ts';

const server = echoServer();
const bytes = new TextEncoder().encode('..raw bytes..');

class Order {
  side = 'buy';
  price = '1.50';
}

class Amount {
  #text = '0.10';
  toJSON() {
    return this.#text;
  }
}

function stream(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('one '));
      controller.enqueue(new TextEncoder().encode('two'));
      controller.close();
    },
  });
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded;charset=UTF-8';

const sent: [name: string, body: () => unknown, contentType: string | undefined, text: string][] = [
  ['URLSearchParams', () => new URLSearchParams({ a: '1 2', b: 'ü' }), form, 'a=1+2&b=%C3%BC'],
  ['an empty URLSearchParams', () => new URLSearchParams(), form, ''],
  ['a Blob', () => new Blob(['a,b'], { type: 'text/csv' }), 'text/csv', 'a,b'],
  ['a Blob without a type', () => new Blob(['a,b']), undefined, 'a,b'],
  ['a File', () => new File(['a'], 'a.txt', { type: 'text/plain' }), 'text/plain', 'a'],
  ['an ArrayBuffer', () => bytes.slice().buffer, undefined, '..raw bytes..'],
  ['a part of a Uint8Array', () => bytes.subarray(2, 11), undefined, 'raw bytes'],
  ['a DataView', () => new DataView(bytes.buffer, 2, 3), undefined, 'raw'],
  ['a Buffer', () => Buffer.from('text'), undefined, 'text'],
  ['a text', () => 'text', json, '"text"'],
  ['null', () => null, json, 'null'],
  ['0', () => 0, json, '0'],
  ['a list', () => [1, null], json, '[1,null]'],
  ['a date', () => new Date(0), json, '"1970-01-01T00:00:00.000Z"'],
  ['an instance of a class', () => new Order(), json, '{"side":"buy","price":"1.50"}'],
  ['a value with toJSON', () => ({ amount: new Amount() }), json, '{"amount":"0.10"}'],
  [
    'an object without a prototype',
    () => Object.assign(Object.create(null) as object, { a: 1 }),
    json,
    '{"a":1}',
  ],
  ['an empty object', () => ({}), json, '{}'],
  ['a bigint', () => 9_007_199_254_740_993n, json, '9007199254740993'],
  [
    'bigints in objects and lists',
    () => ({ id: 18_446_744_073_709_551_615n, parts: [-9_007_199_254_740_993n, '#1', '"##2"'] }),
    json,
    `{"id":18446744073709551615,"parts":[-9007199254740993,"#1","\\"##2\\""]}`,
  ],
];

const clients: [name: string, create: () => ApiClient][] = [
  ['fetch', () => overFetch({ baseUrl: server.origin })],
  ["axios's fetch", () => createApiClient({ baseUrl: server.origin })],
  ["axios's http", () => createApiClient({ baseUrl: server.origin, adapter: 'http' })],
];

describe.each(clients)('over %s', (name, create) => {
  it.each(sent)('sends %s', async (_name, body, contentType, text) => {
    await create().post('/a', body());
    expect(server.requests).toMatchObject([{ method: 'POST', body: text }]);
    expect(server.requests[0]?.headers['content-type']).toBe(contentType);
  });

  it.each([
    ['a Blob', () => new Blob(['x'], { type: 'text/csv' })],
    ['bytes', () => bytes],
    ['URLSearchParams', () => new URLSearchParams({ a: '1' })],
    ['JSON', () => ({})],
  ])('sends %s with the content type of the call', async (_name, body) => {
    await create().put('/a', body(), { headers: { 'content-type': 'application/x-own' } });
    expect(server.requests[0]?.headers['content-type']).toBe('application/x-own');
  });

  it('sends the body of a DELETE', async () => {
    await create().request({ method: 'DELETE', url: '/a', body: { id: 1 } });
    expect(server.requests).toMatchObject([{ method: 'DELETE', body: '{"id":1}' }]);
  });

  it('sends a stream, or rejects it if it cannot', async () => {
    const call = create().post('/a', stream());
    if (name === "axios's http") {
      expect(await caught(call)).toMatchObject({
        kind: 'badRequest',
        message: 'bad request: the body is a stream, which only the adapter "fetch" can send',
      });
      expect(server.requests).toEqual([]);
      return;
    }
    await call;
    expect(server.requests).toMatchObject([{ body: 'one two' }]);
    expect(server.requests[0]?.headers['content-type']).toBeUndefined();
  });
});

it('does not repeat a call with a stream after a renewal, because it can be read once only', async () => {
  server.handle = (_request, response) => void response.end('{"ret_code":10007}');
  let renewals = 0;
  const options = {
    baseUrl: server.origin,
    userToken: () => 'old',
    renewToken: () => Promise.resolve(`new ${++renewals}`),
  };
  const both: ApiClient[] = [createApiClient(options), overFetch(options)];
  for (const client of both) {
    expect((await caught(client.post('/a', stream()))).kind).toBe('noPermission');
  }
  expect(server.requests).toHaveLength(2);
});
