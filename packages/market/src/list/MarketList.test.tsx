import { screen } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openMarket } from '../../test/openMarket.tsx';
import type { Market } from '../service/createMarket.ts';
import { MarketList } from './MarketList.tsx';

/** A WebSocket that never connects. */
class SilentWebSocket {
  readyState = 0;
  send() {}
  close() {}
}

beforeEach(() => void vi.stubGlobal('WebSocket', SilentWebSocket));

function List({ market }: { market: Market }): ReactElement {
  return <MarketList market={market} containerRef={useRef(null)} />;
}

it('shows that a market without symbols is empty, not broken', async () => {
  await openMarket(List, { symbols: () => Promise.resolve([]) });
  screen.getByText('No symbols available');
  expect(screen.queryByText('Prices are unavailable.')).toBeNull();
});

it('shows that prices are unavailable if the symbols cannot be loaded', async () => {
  await openMarket(List, { symbols: () => Promise.reject(new Error('503')) });
  screen.getByText('Prices are unavailable.');
  screen.getByText("We're reconnecting automatically.");
});
