// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QuoteSocket, Ticker } from '../../src/index.ts';
import { QuoteProvider, useTicker } from '../../src/react/index.ts';
import { withOpenSocket } from './openSocket.ts';
import { Row } from './row.tsx';

const world = withOpenSocket();

it('shows a new symbol and unsubscribes from the old one', () => {
  const page = (symbol: string) => (
    <QuoteProvider socket={world.socket}>
      <Row symbol={symbol} />
    </QuoteProvider>
  );
  const { container, rerender } = render(page('BTCUSDT'));
  world.flush();
  const btc = world.network.publish('BTCUSDT');
  world.flush();
  expect(container.textContent).toBe(`BTCUSDT ${btc} open`);
  rerender(page('ETHUSDT'));
  expect(container.textContent).toBe('ETHUSDT … open stale');
  world.flushFor(6);
  expect([...world.network.last.symbols]).toEqual(['ETHUSDT']);
  const eth = world.network.publish('ETHUSDT');
  world.flush();
  expect(container.textContent).toBe(`ETHUSDT ${eth} open`);
});

it('selects from the quote of a new symbol, and shows nothing without a symbol', () => {
  function Part({ symbol }: { symbol: string | undefined }) {
    return <p>{useTicker(symbol, ({ close }) => close) ?? '…'}</p>;
  }
  const page = (symbol: string | undefined) => (
    <QuoteProvider socket={world.socket}>
      <Part symbol={symbol} />
    </QuoteProvider>
  );
  const { container, rerender } = render(page(undefined));
  world.flush();
  expect([...world.network.last.symbols]).toEqual([]);
  expect(container.textContent).toBe('…');
  rerender(page('BTCUSDT'));
  world.flush();
  const price = world.network.publish('BTCUSDT');
  world.flush();
  expect(container.textContent).toBe(price);
  rerender(page(undefined));
  expect(container.textContent).toBe('…');
  world.flushFor(6);
  expect([...world.network.last.symbols]).toEqual([]);
});

it('selects from the new symbol although its part equals the last one of the former symbol', () => {
  function Part({ symbol }: { symbol: string }) {
    const part = useTicker(
      symbol,
      ({ symbol: of, open }) => ({ of, open }),
      (a, b) => a.open === b.open,
    );
    return <p>{part?.of ?? '…'}</p>;
  }
  const page = (symbol: string, socket = world.socket) => (
    <QuoteProvider socket={socket}>
      <Part symbol={symbol} />
    </QuoteProvider>
  );
  const { container, rerender } = render(page('BTCUSDT'));
  world.socket.subscribe('ETHUSDT', () => undefined);
  world.flush();
  world.network.publish('BTCUSDT');
  world.network.publish('ETHUSDT');
  world.flush();
  expect(container.textContent).toBe('BTCUSDT');
  rerender(page('ETHUSDT'));
  expect(container.textContent).toBe('ETHUSDT');
  const other = {
    ...world.socket,
    getSnapshot: () => ({ symbol: 'other', open: '100' }) as Ticker,
  };
  rerender(page('ETHUSDT', other));
  expect(container.textContent).toBe('other');
});

it('does not use the socket without a symbol', () => {
  const requestedSymbols: unknown[] = [];
  const spy: QuoteSocket = {
    ...world.socket,
    getSnapshot(symbol) {
      requestedSymbols.push(symbol);
      return undefined;
    },
  };
  function Part({ symbol }: { symbol: string | undefined }) {
    return <p>{useTicker(symbol)?.close ?? '…'}</p>;
  }
  const page = (symbol: string | undefined) => (
    <QuoteProvider socket={spy}>
      <Part symbol={symbol} />
    </QuoteProvider>
  );
  const { rerender } = render(page(undefined));
  expect(requestedSymbols).toEqual([]);
  rerender(page('BTCUSDT'));
  expect(new Set(requestedSymbols)).toEqual(new Set(['BTCUSDT']));
});
