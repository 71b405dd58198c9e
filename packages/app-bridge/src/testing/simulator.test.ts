import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { simulator, type Script, type Step } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sets up a simulator that records its replies with their times. */
function start(script?: Script) {
  const transport = simulator(script);
  const began = Date.now();
  const answers: [id: string, reply: unknown, ms: number][] = [];
  transport.onReply((id, reply) => answers.push([id, reply, Date.now() - began]));
  const send = (method: string, id = method) => {
    const [name = '', module = ''] = method.split('.').reverse();
    transport.send({ id, module, method: name, params: 1 });
  };
  return { transport, answers, send };
}

describe('an app without a script', () => {
  it('replies asynchronously with default data', () => {
    const { answers, send, transport } = start();
    const methods = [
      'SystemInfo.getAppConfig',
      'UserProfile.getUserProfile',
      'Router.push',
      'Router.pop2Home',
      'UrlLauncher.open',
      'Wallet.sign',
    ];
    for (const method of methods) send(method);
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(answers).toEqual([
      ['SystemInfo.getAppConfig', { code: 0, data: { appVersion: '3.6.1' } }, 0],
      ['UserProfile.getUserProfile', { code: 0, data: { uid: 0 } }, 0],
      ['Router.push', { code: 0, data: undefined }, 0],
      ['Router.pop2Home', { code: 0, data: undefined }, 0],
      ['UrlLauncher.open', { code: 0, data: undefined }, 0],
      ['Wallet.sign', { code: 404, message: 'no method Wallet.sign' }, 0],
    ]);
    expect(transport.calls.map(({ id, params }) => [id, params])).toEqual(
      methods.map((method) => [method, 1]),
    );
  });

  it('replies with the given version and latency', () => {
    const { answers, send } = start({ appVersion: '4.0.0', latencyMs: 20 });
    send('SystemInfo.getAppConfig', 'x');
    vi.advanceTimersByTime(1_000);
    expect(answers).toEqual([['x', { code: 0, data: { appVersion: '4.0.0' } }, 20]]);
  });
});

describe('a scripted method', () => {
  it.each<[Step, answers: [reply: unknown, ms: number][]]>([
    [{ type: 'reply', data: 1 }, [[{ code: 0, data: 1 }, 20]]],
    [{ type: 'fail', code: 7, message: 'no' }, [[{ code: 7, message: 'no' }, 20]]],
    [{ type: 'hang' }, []],
    [{ type: 'late', ms: 500, data: 1 }, [[{ code: 0, data: 1 }, 520]]],
    [
      { type: 'duplicate', data: 1 },
      [
        [{ code: 0, data: 1 }, 20],
        [{ code: 0, data: 1 }, 20],
      ],
    ],
    [{ type: 'malformed' }, [[{ code: null }, 20]]],
  ])('%j', (step, expected) => {
    const { answers, send } = start({ latencyMs: 20, methods: { 'Router.push': step } });
    send('Router.push', 'x');
    vi.advanceTimersByTime(1_000);
    expect(answers).toEqual(expected.map(([reply, ms]) => ['x', reply, ms]));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('runs its steps in order, repeats the last one, and does not affect other methods', () => {
    const { answers, send } = start({
      methods: {
        'Router.push': [
          { type: 'fail', code: 1 },
          { type: 'reply', data: 2 },
        ],
      },
    });
    for (const id of ['1', '2', '3']) send('Router.push', id);
    send('Router.pop2Home', '4');
    vi.advanceTimersByTime(0);
    expect(answers.map(([id, reply]) => [id, (reply as { code: number }).code])).toEqual([
      ['1', 1],
      ['2', 0],
      ['3', 0],
      ['4', 0],
    ]);
  });

  it('replies with the default if its list of steps is empty', () => {
    const { answers, send } = start({ methods: { 'Router.push': [] } });
    send('Router.push', 'x');
    vi.advanceTimersByTime(0);
    expect(answers).toEqual([['x', { code: 0, data: undefined }, 0]]);
  });
});

it('calls steps that are functions when the call arrives', () => {
  const cookies: unknown[] = [];
  const { answers, send } = start({
    methods: {
      login: ({ params }) => {
        cookies.push(params);
        return { type: 'reply', data: cookies.length };
      },
      'Router.push': [{ type: 'reply' }, ({ id }) => ({ type: 'fail', code: 7, message: id })],
    },
  });
  send('login', 'a');
  expect(cookies).toEqual([1]);
  for (const id of ['b', 'c', 'd']) send('Router.push', id);
  vi.advanceTimersByTime(0);
  expect(answers.map(([, reply]) => reply)).toEqual([
    { code: 0, data: 1 },
    { code: 0, data: undefined },
    { code: 7, message: 'c' },
    { code: 7, message: 'd' },
  ]);
});

it('appears after appearsAfterMs', async () => {
  const { transport } = start({ appearsAfterMs: 300 });
  const ready = vi.fn();
  void transport.ready().then(ready);
  await vi.advanceTimersByTimeAsync(299);
  expect(ready).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ready).toHaveBeenCalledOnce();
});

it('does not reply after dispose', async () => {
  const { transport, answers, send } = start({ latencyMs: 20 });
  send('Router.push');
  transport.dispose();
  vi.advanceTimersByTime(1_000);
  expect(answers).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  await expect(transport.ready()).rejects.toMatchObject({ kind: 'disposed' });
});
