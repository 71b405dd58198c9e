import axios, { type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../src/index.ts';
import { echoServer } from './echoServer.ts';
import { caught } from './clientWithFakeServer.ts';

const server = echoServer();
const base = 'https://api.test';

/** Returns a client whose adapter responds immediately. */
function clientOf(answer: {
  status?: number;
  data?: string;
  headers?: Record<string, string>;
  request?: unknown;
}) {
  const adapter: AxiosAdapter = (config) =>
    Promise.resolve({
      status: 200,
      data: '{"ret_code":0,"result":1}',
      statusText: '',
      headers: {},
      config,
      ...answer,
    });
  return createApiClient({ baseUrl: base, adapter });
}

describe('the HTTP status', () => {
  it.each([200, 201, 299])('%d is successful', async (status) => {
    expect(await clientOf({ status }).get('/a')).toBe(1);
  });

  it.each([
    [199, 199, 'ERR_BAD_REQUEST'],
    [300, 300, 'ERR_BAD_REQUEST'],
    [499, 499, 'ERR_BAD_REQUEST'],
    [500, 500, 'ERR_BAD_RESPONSE'],
    // In a page, a redirect that was not followed has the status 0.
    [0, 0, 'ERR_BAD_REQUEST'],
  ])('%d is an error that keeps the envelope', async (given, status, code) => {
    expect(await caught(clientOf({ status: given }).get('/a'))).toMatchObject({
      kind: 'http',
      message: 'http error',
      status,
      code,
      envelope: { ret_code: 0, result: 1 },
    });
  });
});

describe('the response URL', () => {
  it.each([
    undefined,
    null,
    {},
    { responseURL: '' },
    { responseURL: 7 },
    { responseURL: `${base}/s1/ü` },
    { responseURL: `${base}/s1/%C3%BC` },
  ])('is not an error if the request object is %j', async (request) => {
    expect(await clientOf({ request }).get('/ü')).toBe(1);
  });

  it('is an error after a followed redirect', async () => {
    const request = { responseURL: `${base}/s1/elsewhere` };
    expect((await caught(clientOf({ request }).get('/ü'))).kind).toBe('http');
  });
});

it('accepts a body that an interceptor parsed', async () => {
  const instance = axios.create();
  instance.interceptors.response.use((response) => ({
    ...response,
    data: JSON.parse(response.data as string) as unknown,
  }));
  const client = createApiClient({ baseUrl: server.origin, axios: instance });
  expect(await client.get('/a')).toEqual({ url: '/s1/a' });
});

it('keeps all digits of an id through an axios instance', async () => {
  server.handle = (_request, response) =>
    void response.end('{"ret_code":0,"result":9007199254740993}');
  const client = createApiClient({ baseUrl: server.origin, axios: axios.create() });
  expect(await client.get('/a')).toBe('9007199254740993');
});

it.each([
  ['an http error', { status: 429, data: '' }, 'http'],
  ['a business error', { data: '{"ret_code":5}' }, 'business'],
  ['an empty body', { data: '' }, 'empty'],
  ['a body that is not JSON', { data: '<p>' }, 'badResponse'],
])('adds status and Retry-After to %s', async (_name, answer, kind) => {
  const client = clientOf({ status: 200, headers: { 'retry-after': '5' }, ...answer });
  const error = await caught(client.get('/a'));
  expect(error).toMatchObject({
    kind,
    status: 'status' in answer ? answer.status : 200,
    retryAfter: '5',
  });
});

it.each([
  ['not JSON', '<p>', undefined],
  ['empty', '', undefined],
  ['an envelope with an error', '{"ret_code":10007}', { ret_code: 10007 }],
])('stays an http error if the body is %s', async (_name, data, envelope) => {
  const error = await caught(clientOf({ status: 502, data }).get('/a'));
  expect(error.kind).toBe('http');
  expect(error.envelope).toEqual(envelope);
});
