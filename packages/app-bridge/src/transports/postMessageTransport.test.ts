import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appOrigin, pageOrigin } from '../../test/connectedTransports.ts';
import { outcome, timedOutcome } from '../../test/outcome.ts';
import { createWindow } from '../../test/fakeWindow.ts';
import { answerMessages } from '../testing/index.ts';
import { createBridge } from '../bridge/createBridge.ts';
import type { BridgeError } from '../bridge/bridgeError.ts';
import { postMessageTransport } from './postMessageTransport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const url = 'https://www.brand.com/';
const channel = 'exchange-bridge';

/** Sets up a page and the window of an app, which records messages. Tests send its replies. */
function twoWindows() {
  const page = createWindow(pageOrigin);
  const app = createWindow(appOrigin);
  const received: unknown[] = [];
  app.window.addEventListener('message', ({ data }) => received.push(data));
  let isThere = true;
  const transport = postMessageTransport({
    target: () => (isThere ? app.seenFrom(page) : null),
    origin: appOrigin,
    scope: page.window,
  });
  return {
    page,
    app,
    transport,
    received,
    /** Removes the app's window, as when a frame is removed. */
    remove: () => {
      isThere = false;
    },
    /** Sends the page a message from the app's window. */
    answer: (message: unknown) => {
      page.seenFrom(app).postMessage(message, pageOrigin);
    },
  };
}

it.each([
  '*',
  '',
  '/',
  'null',
  'https://brand.com/',
  'https://brand.com/path',
  'brand.com',
  'ftp://brand.com',
  'https://*.brand.com',
  'https://BRAND.com',
  'https://[',
])('rejects %j as an origin', (bad) => {
  expect(() => postMessageTransport({ target: () => null, origin: bad })).toThrow(
    new TypeError(`Invalid origin "${bad}": write it like "https://www.brand.com".`),
  );
});

it('accepts messages only from its window, and only with its origin', async () => {
  const { page, app, transport } = twoWindows();
  const stranger = createWindow('https://evil.example');
  const sibling = createWindow(appOrigin);
  const bridge = createBridge({ transport, session: 'known' });
  const unknown = vi.fn();
  bridge.on('unknownReply', unknown);
  const ready = { channel: 'exchange-bridge', type: 'ready' };
  const reply = { channel: 'exchange-bridge', type: 'reply', id: 'known.1', code: 0 };
  for (const sender of [stranger, sibling]) {
    for (const message of [ready, reply]) page.seenFrom(sender).postMessage(message, pageOrigin);
  }
  page.seenFrom(app).postMessage({ ...reply, channel: 'another' }, pageOrigin);
  page.seenFrom(app).postMessage(null, pageOrigin);
  expect(await outcome(bridge.call('UrlLauncher.open', { url }))).toBe('unavailable');
  expect(unknown).not.toHaveBeenCalled();
  page.seenFrom(app).postMessage(reply, pageOrigin);
  await vi.advanceTimersByTimeAsync(10);
  expect(unknown).toHaveBeenCalledOnce();
});

describe('a target that throws, such as a reference to a frame that does not exist yet', () => {
  function pageWithBrokenTarget() {
    const page = createWindow(pageOrigin);
    const app = createWindow(appOrigin);
    const state = { isBroken: true };
    const transport = postMessageTransport({
      target: () => {
        if (state.isBroken) throw new TypeError('frame is null');
        return app.seenFrom(page);
      },
      origin: appOrigin,
      scope: page.window,
    });
    const simulated = answerMessages({}, { origin: pageOrigin, scope: app.window });
    return { page, app, state, transport, simulated };
  }

  it.each([10, 1_000, 2_900])('is awaited for %d ms', async (ms) => {
    const { state, transport } = pageWithBrokenTarget();
    const bridge = createBridge({ transport });
    const call = bridge.call('UrlLauncher.open', { url });
    const second = bridge.call('UrlLauncher.open', { url });
    await vi.advanceTimersByTimeAsync(ms);
    state.isBroken = false;
    expect(await outcome(call)).toBe('done');
    expect(await outcome(second)).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('makes a call fail with unavailable after its deadline', async () => {
    const bridge = createBridge({ transport: pageWithBrokenTarget().transport });
    expect(await timedOutcome(bridge.call('UrlLauncher.open', { url }))).toEqual([
      'unavailable',
      3_000,
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('makes a call fail with unavailable if it breaks before the message is sent', async () => {
    const { state, transport, simulated } = pageWithBrokenTarget();
    state.isBroken = false;
    const bridge = createBridge({ transport });
    void bridge.supported();
    await vi.advanceTimersByTimeAsync(10);
    const call = bridge.call('UrlLauncher.open', { url });
    state.isBroken = true;
    expect(await outcome(call)).toBe('unavailable');
    expect(simulated.calls).toHaveLength(1);
  });

  it('ignores messages, without an uncaught error', async () => {
    const { page, app, transport } = pageWithBrokenTarget();
    const bridge = createBridge({ transport });
    const unknown = vi.fn();
    bridge.on('unknownReply', unknown);
    const uncaught = vi.fn();
    process.on('uncaughtException', uncaught);
    page.seenFrom(app).postMessage({ channel, type: 'reply', id: '1', code: 0 }, pageOrigin);
    await vi.advanceTimersByTimeAsync(100);
    process.off('uncaughtException', uncaught);
    expect(uncaught).not.toHaveBeenCalled();
    expect(unknown).not.toHaveBeenCalled();
  });
});

it.each([1, 1_000, 2_900])('waits for a reloaded window that is ready after %d ms', async (ms) => {
  const page = createWindow(pageOrigin);
  const app = createWindow(appOrigin);
  const startApp = () => answerMessages({}, { origin: pageOrigin, scope: app.window });
  const bridge = createBridge({
    transport: postMessageTransport({
      target: () => app.seenFrom(page),
      origin: appOrigin,
      scope: page.window,
    }),
  });
  const first = startApp();
  expect(await outcome(bridge.call('UrlLauncher.open', { url }))).toBe('done');
  first.dispose();
  const call = bridge.call('UrlLauncher.open', { url: `${url}2` });
  await vi.advanceTimersByTimeAsync(ms);
  const second = startApp();
  expect(await outcome(call)).toBe('done');
  expect(second.calls.at(-1)?.params).toEqual({ url: `${url}2` });
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for a window that is reloaded during the version check', async () => {
  const page = createWindow(pageOrigin);
  const app = createWindow(appOrigin);
  const startApp = (latencyMs: number) =>
    answerMessages({ latencyMs }, { origin: pageOrigin, scope: app.window });
  const bridge = createBridge({
    timeoutMs: 1_000,
    transport: postMessageTransport({
      target: () => app.seenFrom(page),
      origin: appOrigin,
      scope: page.window,
    }),
  });
  const first = startApp(10_000);
  const call = bridge.call('UrlLauncher.open', { url }, { timeoutMs: 10_000 });
  await vi.advanceTimersByTimeAsync(500);
  first.dispose();
  await vi.advanceTimersByTimeAsync(2_500);
  const second = startApp(0);
  expect(await outcome(call)).toBe('done');
  expect(second.calls.map(({ method }) => method)).toEqual(['getAppConfig', 'open']);
});

it('starts a new version check if the reply to the first was lost with an earlier window', async () => {
  const page = createWindow(pageOrigin);
  const app = createWindow(appOrigin);
  const startApp = (latencyMs: number) =>
    answerMessages({ latencyMs }, { origin: pageOrigin, scope: app.window });
  const bridge = createBridge({
    transport: postMessageTransport({
      target: () => app.seenFrom(page),
      origin: appOrigin,
      scope: page.window,
    }),
  });
  const first = startApp(500);
  const lost = bridge.call('UrlLauncher.open', { url }).catch(({ kind }: BridgeError) => kind);
  await vi.advanceTimersByTimeAsync(10);
  expect(first.calls).toHaveLength(1);
  first.dispose();
  startApp(500);
  const results: unknown[] = [];
  void bridge.supported().then((isSupported) => results.push(isSupported));
  void bridge.call('UrlLauncher.open', { url }).then(() => results.push('done'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(results).toEqual([true, 'done']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await lost).toBe('timeout');
  expect(vi.getTimerCount()).toBe(0);
});

it('sends hello every 50 ms until the window answers, and again for the next call', async () => {
  const { transport, received, answer } = twoWindows();
  const ready = vi.fn();
  void transport.ready().then(ready);
  await vi.advanceTimersByTimeAsync(49);
  expect(received).toEqual([{ channel, type: 'hello' }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(received).toHaveLength(2);
  answer({ channel, type: 'something else' });
  await vi.advanceTimersByTimeAsync(1);
  expect(ready).not.toHaveBeenCalled();
  answer({ channel, type: 'ready' });
  await vi.advanceTimersByTimeAsync(0);
  expect(ready).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(received).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
  const readyAgain = vi.fn();
  void transport.ready().then(readyAgain);
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toHaveLength(3);
  expect(readyAgain).not.toHaveBeenCalled();
  answer({ channel, type: 'ready' });
  await vi.advanceTimersByTimeAsync(0);
  expect(readyAgain).toHaveBeenCalledOnce();
});

it('sends a call with its channel and type, and reads the reply', async () => {
  const { transport, received, answer } = twoWindows();
  const listener = vi.fn();
  transport.onReply(listener);
  const message = { id: 'x', module: 'Router', method: 'push', params: { path: 'loginpage' } };
  transport.send(message);
  answer({ channel, type: 'reply', id: 'x', code: 0, data: 1 });
  answer({ channel, type: 'call', id: 'x', code: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual([{ ...message, channel, type: 'call' }]);
  expect(listener).toHaveBeenCalledExactlyOnceWith(
    'x',
    expect.objectContaining({ code: 0, data: 1 }),
  );
});

it('waits for a window that does not exist yet', async () => {
  const { page, app } = twoWindows();
  let isThere = false;
  const transport = postMessageTransport({
    target: () => (isThere ? app.seenFrom(page) : null),
    origin: appOrigin,
    scope: page.window,
  });
  const ready = vi.fn();
  void transport.ready().then(ready);
  await vi.advanceTimersByTimeAsync(200);
  isThere = true;
  await vi.advanceTimersByTimeAsync(50);
  page.seenFrom(app).postMessage({ channel, type: 'ready' }, pageOrigin);
  await vi.advanceTimersByTimeAsync(0);
  expect(ready).toHaveBeenCalledOnce();
});

it.each(['https://www.brand.com', 'http://localhost:3000'])('accepts %j as an origin', (good) => {
  const scope = createWindow(pageOrigin).window;
  expect(() => postMessageTransport({ target: () => null, origin: good, scope })).not.toThrow();
});

it('ignores messages from its window after the window navigates to another origin', () => {
  const target = new EventTarget();
  const source = {} as Window;
  const transport = postMessageTransport({
    target: () => source,
    origin: appOrigin,
    scope: target,
  });
  const listener = vi.fn();
  transport.onReply(listener);
  const data = { channel, type: 'reply', id: 'x', code: 0 };
  for (const origin of ['https://evil.example', appOrigin]) {
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  }
  expect(listener).toHaveBeenCalledOnce();
});

it('ignores a message without a source while its window is missing', () => {
  const target = new EventTarget();
  const transport = postMessageTransport({
    target: () => null,
    origin: appOrigin,
    scope: target,
  });
  const listener = vi.fn();
  transport.onReply(listener);
  const data = { channel, type: 'reply', id: 'x', code: 0 };
  target.dispatchEvent(
    Object.assign(new Event('message'), { data, origin: appOrigin, source: null }),
  );
  expect(listener).not.toHaveBeenCalled();
});

it('throws if its window disappears before the message is sent', async () => {
  const { transport, answer, remove } = twoWindows();
  const ready = transport.ready();
  answer({ channel, type: 'ready' });
  await ready;
  remove();
  expect(() => {
    transport.send({ id: 'x', module: 'Router', method: 'push', params: {} });
  }).toThrow(
    expect.objectContaining({ kind: 'unavailable', detail: 'the target window is gone' }) as Error,
  );
});
