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
