import { expect, it, vi } from 'vitest';
import { realtimesCodec } from '../../src/index.ts';
import { withFakeTabs } from '../fakes/fakeTabs.ts';

const login = vi.fn(() => Promise.resolve());
const world = withFakeTabs({
  codec: { ...realtimesCodec, onOpen: login },
  shouldReconnect: (_close, error) => error?.kind !== 'handshake',
});

it('notifies all tabs of a refused login that stops the leader', async () => {
  const a = world.openTab('a', 'BTCUSDT');
  const b = world.openTab('b', 'BTCUSDT');
  await world.pass(500);
  const states: unknown[] = [];
  b.socket.on('status', (state) => states.push(state));
  login.mockRejectedValue(new Error('Login refused: 60009'));
  world.network.cut();
  await world.pass(20_000);
  const refused = { kind: 'handshake', cause: { message: 'Login refused: 60009' } };
  expect([a.errors, b.errors]).toMatchObject([[refused], [refused]]);
  expect([a.socket.phase, b.socket.phase]).toEqual(['stopped', 'stopped']);
  expect(states.at(-1)).toMatchObject({ status: 'error', phase: 'stopped', error: refused });
  // The other tab has not tried the same login.
  expect(login).toHaveBeenCalledTimes(2);
});
