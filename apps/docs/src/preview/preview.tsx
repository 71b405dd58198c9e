import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { compileDemo } from './compileDemo.ts';
import type { PreviewMessage, PreviewRequest } from './messages.ts';
import { runCode } from './runCode.ts';

// Program of the page that shows an edited demo. The component's page shows it in a sandboxed frame
// with an opaque origin, so that the code of a demo reaches neither that page nor its storage.
// Outside of such a frame the preview does nothing, because another site could frame it without a
// sandbox and send code.
if (window.origin === 'null') start();

function start(): void {
  const stage = document.querySelector<HTMLElement>('#stage')!;
  let root: Root | undefined;

  async function show({ source, attributes }: PreviewRequest): Promise<void> {
    for (const [name, value] of Object.entries(attributes)) {
      document.documentElement.setAttribute(name, value);
    }
    try {
      const exports = await runCode(compileDemo(source));
      const Demo = Object.values(exports).find((each) => typeof each === 'function');
      if (!Demo) throw new Error('The code exports no component.');
      send({ kind: 'shown' });
      root?.unmount();
      root = createRoot(stage, { onUncaughtError: fail });
      const Component = Demo as ComponentType;
      root.render(<Component />);
    } catch (error) {
      fail(error);
    }
  }

  window.addEventListener('message', (event: MessageEvent<PreviewRequest>) => {
    if (event.source === window.parent) void show(event.data);
  });
  window.addEventListener('error', ({ message }) => fail(message));
  window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  document.addEventListener('click', (event) => {
    // The addresses in demos lead nowhere.
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
  new ResizeObserver(() => send({ kind: 'resized', height: stage.offsetHeight })).observe(stage);
  setInterval(() => send({ kind: 'alive' }), 1000);
  send({ kind: 'ready' });
}

function fail(error: unknown): void {
  send({ kind: 'failed', error: error instanceof Error ? error.message : String(error) });
}

function send(message: PreviewMessage): void {
  window.parent.postMessage(message, '*');
}
