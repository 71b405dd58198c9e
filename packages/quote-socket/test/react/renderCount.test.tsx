// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Ticker } from '../../src/index.ts';
import { QuoteProvider, useIsStale, useTicker } from '../../src/react/index.ts';
import { withOpenSocket } from './openSocket.ts';

const symbols = ['BTCUSDT', 'ETHUSDT', 'EOSUSDT'];
const world = withOpenSocket();

function show(Part: (props: { symbol: string }) => null) {
  render(
    <QuoteProvider socket={world.socket}>
      {symbols.map((symbol) => (
        <Part key={symbol} symbol={symbol} />
      ))}
    </QuoteProvider>,
  );
  act(() => {
    world.clock.advance(0);
  });
}

it('useIsStale renders a row only when the staleness of its quote changes', () => {
  const renders: string[] = [];
  show(function Part({ symbol }) {
    renders.push(`${symbol} ${useIsStale(symbol) ? 'stale' : 'live'}`);
    // A symbol without a subscription is always stale.
    useTicker(symbol, () => 0);
    return null;
  });
  renders.length = 0;
  for (let second = 0; second < 60; second += 1) {
    act(() => {
      world.network.publish('BTCUSDT');
      if (second < 20) world.network.publish('ETHUSDT');
      world.clock.advance(1_000);
    });
  }
  expect(renders).toEqual(['BTCUSDT live', 'ETHUSDT live', 'ETHUSDT stale']);
});

it('useTicker calls select once per new quote of its symbol', () => {
  const selected: string[] = [];
  let renders = 0;
  const select = ({ symbol, open }: Ticker) => {
    selected.push(symbol);
    return open;
  };
  show(function Part({ symbol }) {
    useTicker(symbol, select);
    renders += 1;
    return null;
  });
  renders = 0;
  for (let second = 0; second < 10; second += 1) {
    act(() => {
      // Ten quotes between two flushes cause one call.
      for (let index = 0; index < 10; index += 1) world.network.publish('BTCUSDT');
      if (second === 5) world.network.publish('ETHUSDT');
      world.clock.advance(1_000);
    });
  }
  expect(selected.filter((symbol) => symbol === 'BTCUSDT')).toHaveLength(10);
  expect(selected.filter((symbol) => symbol === 'ETHUSDT')).toHaveLength(1);
  // The selected part does not change, so each component renders again only for its first quote.
  expect(renders).toBe(2);
});
