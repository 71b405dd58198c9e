import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectTransport, transportNames } from '../../test/connectedTransports.ts';
import { manualTransport } from '../../test/manualTransport.ts';
import { outcome } from '../../test/outcome.ts';
import { createBridge } from './bridge.ts';
import type { NativeMethod } from './nativeMethods.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type AnyMethod = Record<string, NativeMethod>;

it.each(['ping', '', '.ping', 'Router.', '.'])(
  'rejects a call of %j, which is not a module and a method',
  async (method) => {
    const { transport, sent } = manualTransport();
    const bridge = createBridge<AnyMethod>({ transport });
    await expect(bridge.call(method, {})).rejects.toMatchObject({
      kind: 'invalidCall',
      detail: `Invalid method "${method}": write it like "Router.push"`,
    });
    expect(sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
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
