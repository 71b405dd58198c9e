import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectTransport, transportNames } from '../../test/connectedTransports.ts';
import { manualTransport } from '../../test/manualTransport.ts';
import { outcome } from '../../test/outcome.ts';
import { createBridge } from './createBridge.ts';
import type { NativeMethod } from './nativeMethods.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type AnyMethod = Record<string, NativeMethod>;

it.each(['', '.ping', 'Router.', '.'])(
  'rejects a call of %j, which has an empty module or method',
  async (method) => {
    const { transport, sent } = manualTransport();
    const bridge = createBridge<AnyMethod>({ transport });
    await expect(bridge.call(method, {})).rejects.toMatchObject({
      kind: 'invalidCall',
      detail: `Invalid method "${method}": write it like "Router.push" or "login"`,
    });
    expect(sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  },
);

it.each(transportNames)(
  'over %s, sends a call without a dot with an empty module',
  async (name) => {
    const { transport, host } = connectTransport(name, {
      methods: { login: { type: 'reply', data: 'Ada' } },
    });
    const bridge = createBridge<AnyMethod>({ transport });
    expect(await outcome(bridge.call('login', {}))).toBe('Ada');
    expect(host.calls.at(-1)).toMatchObject({ module: '', method: 'login' });
    bridge.dispose();
  },
);

const circular: Record<string, unknown> = {};
circular['self'] = circular;

const invalid: readonly [what: string, params: unknown][] = [
  ['a function', { callback: () => undefined }],
  ['a nested function', { list: [{ callback: () => undefined }] }],
  ['a symbol', { key: Symbol('x') }],
  ['a bigint', { amount: 5n }],
  ['a cycle', circular],
  ['nothing but a function', () => undefined],
  ['NaN', { amount: NaN }],
  ['a nested infinity', { list: [{ amount: -Infinity }] }],
  ['a number object that is NaN', { amount: Object(NaN) as unknown }],
  ['a Map', { headers: new Map([['a', '1']]) }],
  ['nothing but a Map', new Map([['a', '1']])],
  ['a Set', { ids: new Set([1]) }],
  ['a regular expression', { pattern: /x/ }],
  ['an error', { reason: new Error('x') }],
  ['bytes', { bytes: new Uint8Array([1]) }],
  ['a buffer', { bytes: new ArrayBuffer(1) }],
  ['query parameters', { query: new URLSearchParams('a=1') }],
  ['a promise', { profile: Promise.resolve({}) }],
  ['undefined in a list', { list: [1, undefined] }],
  ['a hole in a list', { list: Object.assign(Array<unknown>(2), { 1: 'x' }) }],
];

it.each(
  transportNames.flatMap((name) => invalid.map(([what, params]) => ({ name, what, params }))),
)('over $name, rejects parameters with $what', async ({ name, params }) => {
  const { transport, host } = connectTransport(name);
  const bridge = createBridge<AnyMethod>({ transport });
  expect(await outcome(bridge.call('UrlLauncher.open', params))).toBe('invalidCall');
  expect(host.calls).toEqual([]);
  bridge.dispose();
});

it('sends what JSON represents: dates, absent values, objects of classes and of other frames', async () => {
  class Order {
    amount = '1.5';
    note = undefined;
  }
  const bare = Object.assign(Object.create(null) as object, { a: 1 });
  const foreign = runInNewContext('({ b: [2] })') as unknown;
  const params = { at: new Date(0), order: new Order(), bare, foreign, none: null, no: undefined };
  const { transport, host } = connectTransport('simulator');
  const bridge = createBridge<AnyMethod>({ transport });
  expect(await outcome(bridge.call('UrlLauncher.open', params))).toBe('done');
  expect(host.calls.at(-1)?.params).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    order: { amount: '1.5' },
    bare: { a: 1 },
    foreign: { b: [2] },
    none: null,
  });
  bridge.dispose();
});

it.each([
  [{ amount: NaN }, '"amount" is NaN, not JSON data'],
  [{ list: [undefined] }, '"0" is undefined, not JSON data'],
  [{ headers: new Map() }, '"headers" is of type Map, not JSON data'],
  [new Set(), 'the parameters are of type Set, not JSON data'],
])('rejects %o with its name and type', async (params, message) => {
  const bridge = createBridge<AnyMethod>({ transport: manualTransport().transport });
  const call = bridge.call('Wallet.sign', params);
  await expect(call).rejects.toMatchObject({ cause: new TypeError(message) });
});

it('rejects with the name of the invalid parameter', async () => {
  const bridge = createBridge<AnyMethod>({ transport: manualTransport().transport });
  const call = bridge.call('Wallet.sign', { callback: () => undefined });
  await expect(call).rejects.toMatchObject({
    kind: 'invalidCall',
    cause: new TypeError('"callback" is a function, not JSON data'),
  });
});

it.each(transportNames)(
  'over %s, sends the parameters as they were when the call was made',
  async (name) => {
    const { transport, host } = connectTransport(name, {
      appearsAfterMs: name === 'callbackUrl' ? 0 : 500,
    });
    const bridge = createBridge({ transport });
    const params = { url: 'https://www.brand.com/a' };
    const call = outcome(bridge.call('UrlLauncher.open', params));
    params.url = 'https://www.brand.com/b';
    expect(await call).toBe('done');
    expect(host.calls.at(-1)?.params).toEqual({ url: 'https://www.brand.com/a' });
    bridge.dispose();
  },
);
