import {
  createBridge,
  type BridgeError,
  type NativeReply,
  type ReplyListener,
  type Transport,
} from '@exchange/app-bridge';
import { transportChecks } from '@exchange/app-bridge/testing';

/** The object of an app that replies with `{ cid, ok, data }` or `{ cid, ok, error }`. */
interface OtherApp {
  invoke(json: string): void;
  onMessage?: (json: string) => void;
}

interface OtherReply {
  cid: string;
  ok: boolean;
  data?: unknown;
  error?: { code: string; message: string };
}

function otherAppTransport(app: OtherApp): Transport {
  const listeners = new Set<ReplyListener>();
  let isDisposed = false;
  app.onMessage = (json) => {
    const { cid, ok, data, error } = JSON.parse(json) as OtherReply;
    const reply = ok ? { code: 0, data } : error;
    for (const listener of listeners) listener(cid, reply);
  };
  return {
    // This app exists before the page does, so nothing waits for it.
    async ready(signal) {
      signal?.throwIfAborted();
      if (isDisposed) throw new Error('The transport is disposed.');
    },
    send({ id, method, params }) {
      app.invoke(JSON.stringify({ cid: id, call: method, args: params }));
    },
    onReply(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      isDisposed = true;
      delete app.onMessage;
      listeners.clear();
    },
  };
}

/** Replaces the app in this example: the visitor closes its login. */
const app: OtherApp = {
  invoke(json) {
    const { cid } = JSON.parse(json) as { cid: string };
    const error = { code: 'E_CANCELLED', message: 'closed' };
    setTimeout(() => app.onMessage?.(JSON.stringify({ cid, ok: false, error })));
  },
};

type Methods = { login: { params: { register: boolean }; data: unknown } };
const bridge = createBridge<Methods>({
  transport: otherAppTransport(app),
  appVersion: '2.1.0', // known, for example, from the user agent
  minVersion: '2.0.0',
});
await bridge.call('login', { register: false }).catch((error: BridgeError) => {
  console.log(error.kind, error.code); // native E_CANCELLED
});
bridge.dispose();

/** Connects the transport to an app that the checks control. */
function connect() {
  const received: { id: string; method: string; params: unknown }[] = [];
  const tested: OtherApp = {
    invoke(json) {
      const { cid, call, args } = JSON.parse(json);
      received.push({ id: cid, method: call, params: args });
    },
  };
  return {
    transport: otherAppTransport(tested),
    received: () => received,
    reply: (cid: string, { code, data, message = '' }: NativeReply) => {
      const isOk = code === 0;
      const error = isOk ? undefined : { code, message };
      tested.onMessage?.(JSON.stringify({ cid, ok: isOk, data, error }));
    },
    leftovers: () => (tested.onMessage ? ['onMessage'] : []),
  };
}

for (const { name, run } of transportChecks(connect, { isAlwaysReady: true, isPrivate: true })) {
  await run();
  console.log('passed:', name); // 7 lines
}
