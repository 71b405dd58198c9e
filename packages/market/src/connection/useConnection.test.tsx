import { QuoteProvider } from '@exchange/quote-socket/react';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { openMarket, pass } from '../../test/openMarket.tsx';
import { serveQuotes } from '../../test/serveQuotes.ts';
import { quotesOf } from '../quotesOf.ts';
import type { Market } from '../service/createMarket.ts';
import { ConnectionState } from './ConnectionState.tsx';
import { useConnection } from './useConnection.ts';

function Connection({ market }: { market: Market }): ReactElement {
  const socket = quotesOf(market)!;
  return (
    <QuoteProvider socket={socket}>
      <State />
      <button onClick={() => socket.connect()}>connect</button>
    </QuoteProvider>
  );
}

function State(): ReactElement {
  return <ConnectionState state={useConnection()} />;
}

const state = () => document.querySelector('.connection')!.textContent;

it('connects, is live, reconnects, and is live again', async () => {
  const quotes = serveQuotes();
  await openMarket(Connection);
  expect(state()).toBe('Connecting…');
  act(() => screen.getByText('connect').click());
  await pass(100);
  expect(state()).toBe('Live');
  quotes.fault({ type: 'refuse' });
  quotes.fault({ type: 'cut' });
  await pass(1_000);
  expect(state()).toBe('Reconnecting…');
  quotes.fault({ type: 'refuse', on: false });
  await pass(30_000);
  expect(state()).toBe('Live');
});

it('is not live while the browser is offline', async () => {
  serveQuotes();
  await openMarket(Connection);
  act(() => screen.getByText('connect').click());
  await pass(100);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(state()).toBe('Reconnecting…');
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await pass(10_000);
  expect(state()).toBe('Live');
});

it('has a mark for each state, and shows the time of prices that are not live', async () => {
  await openMarket(() => (
    <>
      {(['live', 'connecting', 'reconnecting', 'stale', 'unavailable'] as const).map((each) => (
        <ConnectionState key={each} state={each} time={each === 'stale' ? 0 : undefined} />
      ))}
    </>
  ));
  const marks = [...document.querySelectorAll('.connection > svg')].map((icon) => icon.innerHTML);
  expect(new Set(marks).size).toBe(4);
  const times = [...document.querySelectorAll('time')];
  expect(times.map(({ dateTime }) => dateTime)).toEqual(['1970-01-01T00:00:00.000Z']);
});
