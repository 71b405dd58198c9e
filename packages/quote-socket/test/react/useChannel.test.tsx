// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Channel } from '../../src/channels/index.ts';
import { useChannel } from '../../src/react/index.ts';
import { connectChannel } from '../channels/connectChannel.ts';
import { okxTrades, type OkxTrade } from '../protocols.ts';

afterEach(cleanup);

function Trades({
  channel,
  topic,
}: {
  channel: Channel<readonly OkxTrade[], OkxTrade> | undefined;
  topic: string | undefined;
}) {
  const { state = [], isStale } = useChannel(channel, topic);
  return <p>{[...state.map(({ px }) => px), isStale ? 'stale' : 'fresh'].join(' ')}</p>;
}

it('shows the state of a topic, and subscribes once in strict mode', async () => {
  const { channel, sent, serve, pass } = connectChannel(okxTrades);
  const show = (topic?: string) => (
    <StrictMode>
      <Trades channel={channel} topic={topic} />
    </StrictMode>
  );
  const { container, rerender } = render(show());
  expect(container.textContent).toBe('stale');
  rerender(show('BTC-USDT'));
  await pass(20);
  expect(sent()).toHaveLength(1);
  const arg = { channel: 'trades', instId: 'BTC-USDT' };
  await act(() => serve({ arg, data: [{ tradeId: '1', px: '97000.10', sz: '1' }] }));
  expect(container.textContent).toBe('97000.10 fresh');
  rerender(<Trades channel={undefined} topic="BTC-USDT" />);
  expect(container.textContent).toBe('stale');
  await pass(6_000);
  expect(sent()).toHaveLength(2);
});

it('renders again only when the selected part, the staleness or the error changes', async () => {
  const { channel, server, serve, pass } = connectChannel(okxTrades);
  const arg = { channel: 'trades', instId: 'BTC-USDT' };
  const trade = (tradeId: string, px: string) => ({ arg, data: [{ tradeId, px, sz: '1' }] });
  const renders: unknown[] = [];
  function LastPrice() {
    const { state, isStale } = useChannel(
      channel,
      'BTC-USDT',
      ([trade]) => ({ px: trade?.px }),
      (a, b) => a.px === b.px,
    );
    renders.push(state);
    return <p>{[state?.px, isStale ? 'stale' : 'fresh'].join(' ')}</p>;
  }
  const { container } = render(<LastPrice />);
  await pass(20);
  const text = () => [container.textContent, renders.length, new Set(renders).size];
  expect(text()).toEqual([' stale', 1, 1]);
  await act(() => serve(trade('1', '5')));
  expect(text()).toEqual(['5 fresh', 2, 2]);
  await act(() => serve(trade('2', '5')));
  await act(() => serve(trade('3', '5')));
  expect(text()).toEqual(['5 fresh', 2, 2]);
  await act(() => serve(trade('4', '6')));
  expect(text()).toEqual(['6 fresh', 3, 3]);
  server.fault({ type: 'cut' });
  await act(() => pass(200));
  expect(text()).toEqual(['6 stale', 4, 3]);
});
