// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { QuoteSocket } from '../../src/index.ts';
import {
  createQuoteHooks,
  QuoteProvider,
  useQuoteSocket,
  useQuoteStatus,
} from '../../src/react/index.ts';
import { withOpenSocket } from './openSocket.ts';
import { Row } from './row.tsx';

const first = withOpenSocket();
const second = withOpenSocket();

it('renders initial values on the server and without a socket', () => {
  const page = (
    <QuoteProvider socket={undefined}>
      <Row symbol="BTCUSDT" />
    </QuoteProvider>
  );
  expect(renderToString(page)).toBe('<p>BTCUSDT … init stale</p>');
  expect(render(page).container.textContent).toBe('BTCUSDT … init stale');
});

it('throws outside of a provider', () => {
  expect(() => renderToString(<Row symbol="BTCUSDT" />)).toThrow('QuoteProvider');
});

it('shows quotes of two sockets in one tree, each with its own hooks', () => {
  const other = createQuoteHooks();
  function OtherRow() {
    const { status } = other.useQuoteStatus();
    const isStale = other.useIsStale('BTCUSDT');
    return <p>{`${other.useTicker('BTCUSDT')?.close ?? '…'} ${status} ${isStale}`}</p>;
  }
  const { container } = render(
    <QuoteProvider socket={first.socket}>
      <other.QuoteProvider socket={second.socket}>
        <Row symbol="BTCUSDT" />
        <OtherRow />
      </other.QuoteProvider>
    </QuoteProvider>,
  );
  first.flush();
  second.flush();
  const price = first.network.publish('BTCUSDT');
  second.network.publish('BTCUSDT');
  const otherPrice = second.network.publish('BTCUSDT');
  first.flush();
  second.flush();
  expect(container.textContent).toBe(`BTCUSDT ${price} open${otherPrice} open false`);
  expect(() => renderToString(<OtherRow />)).toThrow('QuoteProvider');
});

it('shows the quotes and status of a new socket', () => {
  const page = (socketOf: QuoteSocket | undefined) => (
    <QuoteProvider socket={socketOf}>
      <Row symbol="BTCUSDT" />
    </QuoteProvider>
  );
  const { container, rerender } = render(page(undefined));
  expect(container.textContent).toBe('BTCUSDT … init stale');
  rerender(page(first.socket));
  first.flush();
  second.flush();
  const price = first.network.publish('BTCUSDT');
  first.flush();
  second.flush();
  expect(container.textContent).toBe(`BTCUSDT ${price} open`);
  rerender(page(second.socket));
  first.flush();
  second.flush();
  expect(container.textContent).toBe('BTCUSDT … open stale');
  first.flushFor(5);
  second.flushFor(5);
  expect([...first.network.last.symbols]).toEqual([]);
  const other = second.network.publish('BTCUSDT');
  first.flush();
  second.flush();
  expect(container.textContent).toBe(`BTCUSDT ${other} open`);
  act(() => {
    second.socket.close();
  });
  expect(container.textContent).toBe(`BTCUSDT ${other} closed stale`);
  rerender(page(undefined));
  expect(container.textContent).toBe('BTCUSDT … init stale');
});

it('provides the socket to components through useQuoteSocket', () => {
  const sockets: unknown[] = [];
  function Part() {
    sockets.push(useQuoteSocket());
    return null;
  }
  render(
    <QuoteProvider socket={first.socket}>
      <Part />
    </QuoteProvider>,
  );
  expect(sockets).toEqual([first.socket]);
});

it('shows the phase', () => {
  function Status() {
    const { status, phase } = useQuoteStatus();
    return <p>{`${status} ${phase}`}</p>;
  }
  const { container } = render(
    <QuoteProvider socket={first.socket}>
      <Status />
    </QuoteProvider>,
  );
  expect(container.textContent).toBe('open open');
  act(() => {
    first.network.weather = 'down';
    first.network.cut();
  });
  expect(container.textContent).toBe('closed waiting');
  expect(
    renderToString(
      <QuoteProvider socket={first.socket}>
        <Status />
      </QuoteProvider>,
    ),
  ).toBe('<p>init idle</p>');
});
