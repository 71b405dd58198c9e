import {
  type ApiClient,
  type ApiClientOptions,
  ApiError,
  type ApiErrorKind,
} from '../src/index.ts';

/** A call that must fail in the same way over every transport, before a request is sent. */
export interface RefusedCall {
  name: string;
  options?: Partial<ApiClientOptions>;
  call: (client: ApiClient) => Promise<unknown>;
  /** Default: `badRequest`. */
  kind?: ApiErrorKind;
  /** A part of the message. */
  message: string;
}

const header = (name: string, options: Partial<ApiClientOptions>): RefusedCall => ({
  name: `a ${name} with a character that a header cannot contain`,
  options,
  call: (client) => client.get('/a'),
  message: `header "${name}" has a character`,
});

const body = (name: string, value: () => unknown, message: string): RefusedCall => ({
  name: `a body that is ${name}`,
  call: (client) => client.post('/a', value()),
  message,
});

function circular(): object {
  const value: Record<string, unknown> = {};
  value.self = value;
  return value;
}

function abortedBy(reason: unknown): AbortSignal {
  const controller = new AbortController();
  controller.abort(reason);
  return controller.signal;
}

export const refusedCalls: RefusedCall[] = [
  header('UserToken', { userToken: () => 'secret\nvalue' }),
  header('UserToken', { userToken: () => Promise.resolve('secret\u20ac') }),
  header('UserToken', { userToken: () => 'secret\0' }),
  header('guid', { guid: () => 'secret\r' }),
  header('platform', { platform: () => 'pc\n' as 'pc' }),
  header('traceparent', { traceparent: () => '\n' }),
  header('X-Client', { headers: { 'X-Client': 'secret\u0100' } }),
  {
    name: 'a header of the call with a line break',
    call: (client) => client.get('/a', { headers: { 'X-Call': 'secret\n' } }),
    message: 'header "X-Call" has a character',
  },
  {
    name: 'an idempotency key with a line break',
    call: (client) => client.post('/a', {}, { idempotencyKey: 'secret\n' }),
    message: 'header "Idempotency-Key" has a character',
  },
  {
    name: 'a header name with a space',
    call: (client) => client.get('/a', { headers: { 'X Call': '1' } }),
    message: 'header name "X Call"',
  },
  {
    name: 'an empty header name',
    call: (client) => client.get('/a', { headers: { '': '1' } }),
    message: 'header name ""',
  },
  {
    name: 'a header that is not a text',
    call: (client) => client.get('/a', { headers: { 'X-Call': 5 as unknown as string } }),
    message: 'header "X-Call" is [object Number]: use a text',
  },
  {
    name: 'a token that is not a text',
    options: { userToken: () => ({}) as string },
    call: (client) => client.get('/a'),
    message: 'header "UserToken" is [object Object]: use a text',
  },
  {
    name: 'a read with a body',
    call: (client) => client.request({ url: '/a', body: { x: 1 } }),
    message: 'a GET has no body',
  },
  {
    name: 'an unknown method',
    call: (client) => client.request({ url: '/a', method: 'get' as 'GET' }),
    message: 'method is "get"',
  },
  body('a Map', () => new Map([['a', 1]]), 'is [object Map],'),
  body('a Set', () => new Set([1]), 'is [object Set],'),
  body('a promise', () => Promise.resolve({}), 'is [object Promise],'),
  body('a regular expression', () => /a/, 'is [object RegExp],'),
  body('headers', () => new Headers(), 'is [object Headers],'),
  body('an error', () => new Error('secret'), 'is [object Error],'),
  body('a function', () => () => 1, 'is [object Function],'),
  body('a symbol', () => Symbol('a'), 'is Symbol(a),'),
  body('NaN', () => NaN, 'NaN'),
  body('circular', circular, 'circular'),
  body('an object with a Map', () => ({ a: { list: new Map() } }), '"list" is [object Map]'),
  body('an object with a file', () => ({ file: new Blob(['x']) }), '"file" is [object Blob]'),
  body('an object with bytes', () => ({ raw: new Uint8Array(2) }), '"raw" is [object Uint8Array]'),
  body('an object with Infinity', () => ({ qty: Infinity }), '"qty" is Infinity'),
  body('a list with NaN', () => [1, NaN], '"1" is NaN'),
  {
    name: 'a path without its value',
    call: (client) => client.get('/users/{id}'),
    message: 'path value "id" is undefined',
  },
  {
    name: 'a base path that would change the host',
    call: (client) => client.get('/a', { basePath: '.evil.example' }),
    message: 'basePath is ".evil.example"',
  },
  {
    name: 'a signal that was aborted before',
    call: (client) => client.get('/a', { signal: abortedBy(undefined) }),
    kind: 'canceled',
    message: 'Request aborted',
  },
  {
    name: 'a signal of AbortSignal.timeout that was aborted before',
    call: (client) =>
      client.get('/a', { signal: abortedBy(new DOMException('late', 'TimeoutError')) }),
    kind: 'timeout',
    message: "timeout of the call's signal exceeded",
  },
];

/** Errors of the transport's own function, and the kind that both transports make of each. */
export const failures: [name: string, thrown: unknown, kind: ApiErrorKind][] = [
  ['a lost connection', new TypeError('Failed to fetch'), 'network'],
  ['a reset', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), 'network'],
  ['an abort', new DOMException('The user aborted a request.', 'AbortError'), 'canceled'],
  ['a time limit', new DOMException('The operation timed out.', 'TimeoutError'), 'timeout'],
  ["axios's time limit", new Error('timeout of 9ms exceeded'), 'timeout'],
  ['an invalid URL', Object.assign(new Error('x'), { code: 'ERR_INVALID_URL' }), 'badRequest'],
  ['an ApiError', new ApiError('badResponse', 'own error'), 'badResponse'],
  ['a text', 'text', 'network'],
  ['undefined', undefined, 'network'],
  ['null', null, 'network'],
];
