import { useServices } from '@exchange/site-page';
import { screen } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { result } from '../../../test/fakeServer.ts';
import { openPage } from '../../../test/openPage.tsx';
import { MarketList } from './MarketList.tsx';

/** A WebSocket that never connects. */
class SilentWebSocket {
  readyState = 0;
  send() {}
  close() {}
}

beforeEach(() => void vi.stubGlobal('WebSocket', SilentWebSocket));

function List(): ReactElement {
  const { market } = useServices()!;
  return <MarketList market={market} containerRef={useRef(null)} />;
}

it('shows that a market without symbols is empty, not broken', async () => {
  await openPage(List, { symbols: result({ symbols: [] }) });
  screen.getByText('No symbols available');
  expect(screen.queryByText('Prices are unavailable.')).toBeNull();
});

it('shows that prices are unavailable if the symbols cannot be loaded', async () => {
  await openPage(List, { symbols: { type: 'reply', status: 503, body: '' } });
  screen.getByText('Prices are unavailable.');
  screen.getByText("We're reconnecting automatically.");
});
