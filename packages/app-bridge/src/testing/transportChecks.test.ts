import { describe, expect, it } from 'vitest';
import { appOrigin, pageOrigin } from '../../test/connectedTransports.ts';
import { createWindow } from '../../test/fakeWindow.ts';
import { manualTransport } from '../../test/manualTransport.ts';
import { callbackUrlTransport } from '../transports/callbackUrlTransport.ts';
import { injectedTransport } from '../transports/injectedTransport.ts';
import { postMessageTransport } from '../transports/postMessageTransport.ts';
import type { NativeMessage, Transport } from '../transports/transport.ts';
import { transportChecks } from './transportChecks.ts';
import type { ConnectedApp } from './transportProbe.ts';

type Receiver = Record<string, ((raw: unknown) => void) | undefined>;

/** Replies and events that an app sends as JSON to a global function. */
function jsonApp(scope: object): Pick<ConnectedApp, 'reply' | 'emit' | 'leftovers'> {
  const receive = (message: object) => {
    (scope as Receiver)['ExchangeNativeBridgeReceive']?.(JSON.stringify(message));
  };
  return {
    reply: (id, reply) => {
      receive({ id, ...reply });
    },
    emit: (event, data) => {
      receive({ event, data });
    },
    leftovers: () => Object.keys(scope).filter((name) => name !== 'ExchangeNativeBridge'),
  };
}

function injected({ isThere }: { isThere: boolean }): ConnectedApp {
  const messages: NativeMessage[] = [];
  const postMessage = (json: string) => messages.push(JSON.parse(json) as NativeMessage);
  const scope = isThere ? { ExchangeNativeBridge: { postMessage } } : {};
  return {
    transport: injectedTransport({ scope }),
    received: () => messages,
    ...jsonApp(scope),
  };
}

function callbackUrl(): ConnectedApp {
  const messages: NativeMessage[] = [];
  const scope = {};
  const open = (url: string) => {
    const {
      id = '',
      module = '',
      method = '',
      params = '',
    } = Object.fromEntries(new URL(url).searchParams);
    messages.push({ id, module, method, params: JSON.parse(params) as unknown });
  };
  return {
    transport: callbackUrlTransport({ scope, open }),
    received: () => messages,
    ...jsonApp(scope),
  };
}

function postMessage({ isThere }: { isThere: boolean }): ConnectedApp {
  const [page, app] = [createWindow(pageOrigin), createWindow(appOrigin)];
  const messages: NativeMessage[] = [];
  const toPage = (message: object) => {
    page.seenFrom(app).postMessage({ channel: 'exchange-bridge', ...message }, pageOrigin);
  };
  app.window.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type === 'hello' && isThere) toPage({ type: 'ready' });
    if (data.type === 'call') messages.push(data as unknown as NativeMessage);
  });
  const target = () => app.seenFrom(page);
  const other = createWindow('https://other.example');
  return {
    transport: postMessageTransport({ target, origin: appOrigin, scope: page.window }),
    received: () => messages,
    reply: (id, reply) => {
      toPage({ type: 'reply', id, ...reply });
    },
    replyAsOther(id, reply) {
      const message = { channel: 'exchange-bridge', type: 'reply', id, ...reply };
      page.seenFrom(other).postMessage(message, pageOrigin);
    },
    emit: (event, data) => {
      toPage({ type: 'event', event, data });
    },
    leftovers: () => Object.keys(page.listeners),
  };
}

describe.each([
  ['injectedTransport', transportChecks(injected, { isPrivate: true })],
  ['postMessageTransport', transportChecks(postMessage)],
  ['callbackUrlTransport', transportChecks(callbackUrl, { isAlwaysReady: true, isPrivate: true })],
])('%s', (_name, checks) => {
  it.each(checks)('$name', async ({ run }) => {
    await expect(run()).resolves.toBeUndefined();
  });
});

/** A correct transport whose app repeats no module and has no events, with one changed part. */
function faulty(change: (right: Transport) => Partial<Transport>) {
  return ({ isThere }: { isThere: boolean }): ConnectedApp => {
    const { transport, sent, answer, listeners } = manualTransport();
    const waiting = new Set<() => void>();
    let isDisposed = false;
    const right: Transport = {
      ...transport,
      ready: (signal) =>
        new Promise((resolve, reject) => {
          const refuse = () => {
            reject(new Error('aborted or disposed'));
          };
          if (isDisposed || signal?.aborted) refuse();
          else if (isThere) resolve();
          waiting.add(refuse);
          signal?.addEventListener('abort', refuse);
        }),
      dispose() {
        isDisposed = true;
        listeners.clear();
        for (const refuse of waiting) refuse();
      },
    };
    return {
      transport: { ...right, ...change(right) },
      received: () => sent.map(({ id, method, params }) => ({ id, method, params })),
      reply: answer,
      leftovers: () => [...listeners].map(() => 'listener'),
    };
  };
}

const failuresOf = async (change: (right: Transport) => Partial<Transport>) => {
  const checks = transportChecks(faulty(change), { isPrivate: true, timeoutMs: 50 });
  const failures = await Promise.all(
    checks.map(({ run }) =>
      run().then(
        () => undefined,
        ({ message }: Error) => message,
      ),
    ),
  );
  return failures.filter((failure) => failure !== undefined);
};

it('accepts a correct transport without modules and events', async () => {
  expect(await failuresOf(() => ({}))).toEqual([]);
});

it.each<[fault: string, failure: string, change: (right: Transport) => Partial<Transport>]>([
  ['sends nothing', 'The app received 0 of 2 messages.', () => ({ send: () => undefined })],
  [
    'changes parameters',
    'The messages must be ',
    ({ send }) => ({
      send: (message) => {
        send({ ...message, params: encodeURIComponent(JSON.stringify(message.params)) });
      },
    }),
  ],
  [
    'loses the id of a reply',
    'The calls of a listener must be ',
    ({ onReply }) => ({
      onReply: (listener) =>
        onReply((_id, reply) => {
          listener('', reply);
        }),
    }),
  ],
  [
    'passes only the first reply to a call on',
    'A listener was called 1 times, not 2 times.',
    ({ onReply }) => ({
      onReply(listener) {
        const seen = new Set<string>();
        return onReply((id, reply) => {
          if (!seen.has(id)) listener(id, reply);
          seen.add(id);
        });
      },
    }),
  ],
  [
    'keeps a removed listener',
    'The number of calls of a removed listener must be 1, not 2.',
    ({ onReply }) => ({
      onReply(listener) {
        onReply(listener);
        return () => undefined;
      },
    }),
  ],
  [
    'ignores the signal',
    'The promise of `ready` must be rejected after its signal aborts, but it is resolved.',
    ({ ready }) => ({ ready: () => ready() }),
  ],
  [
    'is ready without its app',
    'The number of settled promises of `ready` must be 0, not 2.',
    () => ({ ready: () => Promise.resolve() }),
  ],
  [
    'waits for an app that is there',
    'The promise of `ready` must be resolved if the app is there, but it is pending.',
    () => ({ ready: () => new Promise(() => undefined) }),
  ],
  [
    'is not disposed of',
    'The promise of `ready` must be rejected after `dispose`, but it is resolved.',
    () => ({ dispose: () => undefined }),
  ],
])('finds a transport that %s', async (_fault, failure, change) => {
  expect((await failuresOf(change)).join('\n')).toContain(failure);
});

it('finds a transport that takes the reply of another sender', async () => {
  const connect = (situation: { isThere: boolean }) => {
    const app = faulty(() => ({}))(situation);
    return { ...app, replyAsOther: app.reply };
  };
  const check = transportChecks(connect).find(({ name }) => name.includes('another sender'));
  await expect(check?.run()).rejects.toThrow(
    'The calls of a listener after the reply of another sender must be [], not [[',
  );
});

it('does not pass without another sender, unless only the app can reach the transport', async () => {
  const other = ({ name }: { name: string }) => name.includes('another sender');
  const connect = faulty(() => ({}));
  await expect(transportChecks(connect).find(other)?.run()).rejects.toThrow(
    'Add `replyAsOther`, or set `isPrivate` if nobody else can reach the transport.',
  );
  expect(transportChecks(connect, { isPrivate: true }).some(other)).toBe(false);
});

it('finds a transport that leaves a global', async () => {
  const connect = (situation: { isThere: boolean }) => ({
    ...faulty(() => ({}))(situation),
    leftovers: () => ['onReply'],
  });
  const check = transportChecks(connect).find(({ name }) => name.includes('leaves nothing'));
  await expect(check?.run()).rejects.toThrow(
    'The leftovers after `dispose` must be [], not ["onReply"].',
  );
});
