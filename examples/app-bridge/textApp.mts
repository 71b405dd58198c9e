import { createBridge, promiseTransport } from '@exchange/app-bridge';

/** An app that takes a text, and answers with a `message` event of the page. */
interface TextApp {
  post(text: string): void;
}

interface TextMessage {
  id?: string;
  result?: unknown;
  error?: { code: string; message: string };
  event?: string;
}

function textAppTransport(page: EventTarget & { textApp?: TextApp }) {
  const waiting = new Map<string, (message: TextMessage) => void>();
  return promiseTransport(
    ({ id, method, params }) =>
      new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => (error ? reject(error) : resolve(result)));
        page.textApp?.post(JSON.stringify({ id, method, params }));
      }),
    {
      isPresent: () => page.textApp !== undefined,
      listen(emit) {
        const onMessage = (event: Event) => {
          const { data, source, origin } = event as MessageEvent<string>;
          // Any frame can send messages to the page. Their source is a window, or null once the frame is removed,
          // but they always have an origin. This app has neither.
          if (source !== null || origin !== '') return;
          const message = JSON.parse(data) as TextMessage;
          if (message.event) return emit(message.event, message.result);
          const { id = '' } = message;
          waiting.get(id)?.(message);
          waiting.delete(id);
        };
        page.addEventListener('message', onMessage);
        return () => page.removeEventListener('message', onMessage);
      },
    },
  );
}

/** Replaces the page and its app in this example. In a page, it is `window`. */
const page = new EventTarget() as EventTarget & { textApp?: TextApp };
page.textApp = {
  post(text) {
    const { id } = JSON.parse(text) as { id: string };
    const data = JSON.stringify({ id, result: { theme: 'dark' } });
    setTimeout(() => page.dispatchEvent(new MessageEvent('message', { data })));
  },
};

type Methods = { settings: { params: object; data: { theme: string } } };
const bridge = createBridge<Methods>({
  transport: textAppTransport(page),
  appVersion: '2.1.0',
  minVersion: '2.0.0',
});
console.log(await bridge.call('settings', {})); // { theme: 'dark' }
bridge.dispose();
