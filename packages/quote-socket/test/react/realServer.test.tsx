// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { WebSocket } from 'ws';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuoteSocket, type QuoteSocket, type Ticker } from '../../src/index.ts';
import { QuoteProvider, useTicker } from '../../src/react/index.ts';
import { createQuoteServer, type QuoteServer } from '../../src/testing/index.ts';
import { loadedMachineServer, loadedMachineTimeout, untilSocket } from '../servers/realServer.ts';
import { Row } from './row.tsx';

vi.setConfig(loadedMachineTimeout);

let server: QuoteServer;
let socket: QuoteSocket;

beforeEach(async () => {
  server = await createQuoteServer(loadedMachineServer);
  socket = createQuoteSocket({ url: server.url, WebSocket, timing: { flushMs: 5 } });
});

afterEach(async () => {
  cleanup();
  socket.close();
  await server.stop();
});

it('shows quotes, the status and staleness, and subscribes once in StrictMode', async () => {
  const { container } = render(
    <StrictMode>
      <QuoteProvider socket={socket}>
        <Row symbol="BTCUSDT" />
      </QuoteProvider>
    </StrictMode>,
  );
  expect(container.textContent).toBe('BTCUSDT … init stale');
  await act(() => server.until(() => server.subscribed().length === 1));
  await act(async () => {
    server.publish({ symbol: 'BTCUSDT', close: '42.10' });
    await untilSocket(socket, () => socket.getSnapshot('BTCUSDT') !== undefined);
  });
  expect(container.textContent).toBe('BTCUSDT 42.10 open');
  expect(server.received).toHaveLength(1);
  expect(server.accepted).toBe(1);
});

it('renders once per flush, and only if the selected part changed', async () => {
  const renders: string[] = [];
  const pick = ({ close, open }: Ticker) => ({ close, open });
  function Part({ symbol }: { symbol: string }) {
    const part = useTicker(symbol, pick, (a, b) => a.close === b.close);
    renders.push(`${symbol} ${part?.close ?? ''}`);
    return null;
  }
  render(
    <QuoteProvider socket={socket}>
      <Part symbol="BTCUSDT" />
      <Part symbol="ETHUSDT" />
    </QuoteProvider>,
  );
  await server.until(() => server.subscribed().length === 2);
  async function flushed(...tickers: Partial<Ticker>[]) {
    await act(
      () =>
        new Promise<void>((resolve) => {
          const off = socket.on('flush', () => {
            off();
            resolve();
          });
          server.publish(...tickers);
        }),
    );
  }
  await flushed({ symbol: 'BTCUSDT', close: '1', currentTime: 1 });
  renders.length = 0;
  await flushed({ symbol: 'BTCUSDT', close: '1', open: '9', currentTime: 2 });
  expect(renders).toEqual([]);
  await flushed({ symbol: 'BTCUSDT', close: '2', currentTime: 3 });
  expect(renders).toEqual(['BTCUSDT 2']);
});
