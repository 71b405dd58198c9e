import { expect, it, vi } from 'vitest';
import { createBridge } from '../bridge/createBridge.ts';
import { transportChecks } from '../testing/index.ts';
import { promiseTransport } from './promiseTransport.ts';
import type { NativeMessage, NativeReply } from './transport.ts';

function connect({ isThere }: { isThere: boolean }) {
  const calls: (NativeMessage & { answer: (reply: NativeReply) => void })[] = [];
  const listeners = new Set<(event: string, data?: unknown) => void>();
  const transport = promiseTransport(
    (message) =>
      new Promise((resolve, reject) => {
        const answer = ({ code, data, message: text }: NativeReply) => {
          if (code === 0) resolve(data);
          else reject(Object.assign(new Error(text), { code }));
        };
        calls.push({ ...message, answer });
      }),
    {
      isPresent: () => isThere,
      listen(emit) {
        listeners.add(emit);
        return () => listeners.delete(emit);
      },
    },
  );
  return {
    transport,
    received: () => calls,
    reply: (id: string, reply: NativeReply) => calls.find((each) => each.id === id)?.answer(reply),
    emit: (event: string, data: unknown) => {
      for (const emit of listeners) emit(event, data);
    },
    leftovers: () => [...listeners].map(() => 'listener'),
  };
}

// A promise has one reply.
const checks = transportChecks(connect, { isPrivate: true }).filter(
  ({ name }) => !name.includes('second reply'),
);

it.each(checks.map(({ name, run }) => [name, run]))('%s', (_name, run) => run());

it('has checks', () => {
  expect(checks).toHaveLength(7);
});

type Methods = { pay: { params: { amount: string }; data: unknown } };

const createPay = (call: (message: NativeMessage) => unknown) =>
  createBridge<Methods>({
    transport: promiseTransport(call),
    appVersion: '2.0.0',
    minVersion: '2.0.0',
    timeoutMs: 50,
  });

it.each([
  [undefined, 'rejected'],
  ['E_CANCELLED', 'E_CANCELLED'],
  [7, 7],
  [0, 'rejected'],
  ['7', 'rejected'],
])('ends a call that rejects with the code %j', async (given, code) => {
  const bridge = createPay(() => Promise.reject(Object.assign(new Error('no'), { code: given })));
  await expect(bridge.call('pay', { amount: '1' })).rejects.toMatchObject({
    kind: 'native',
    code,
    detail: `code ${code}: no`,
  });
});

it('passes on what the app resolves to, or returns', async () => {
  const bridge = createPay(({ params }) => params);
  expect(await bridge.call('pay', { amount: '1' })).toEqual({ amount: '1' });
});

it('ends a call that throws with `unavailable`, and one that hangs with `timeout`', async () => {
  const throws = createPay(() => {
    throw new TypeError('gone');
  });
  await expect(throws.call('pay', { amount: '1' })).rejects.toMatchObject({ kind: 'unavailable' });
  const hangs = createPay(() => new Promise(() => undefined));
  await expect(hangs.call('pay', { amount: '1' })).rejects.toMatchObject({ kind: 'timeout' });
});

it('waits until the app is there', async () => {
  let isThere = false;
  const call = vi.fn(() => 'paid');
  const transport = promiseTransport(call, { isPresent: () => isThere, pollMs: 1 });
  const bridge = createBridge<Methods>({ transport, appVersion: '2.0.0', minVersion: '2.0.0' });
  const paid = bridge.call('pay', { amount: '1' });
  expect(call).not.toHaveBeenCalled();
  isThere = true;
  expect(await paid).toBe('paid');
});
