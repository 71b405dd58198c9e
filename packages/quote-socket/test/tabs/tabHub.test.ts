import { createFakeClock } from '@tooling/testing/fakeClock';
import { expect, it } from 'vitest';
import { createTabHub } from '../../src/tabs/tabHub.ts';
import { createFakeNetwork, createFakePage } from '../fakes/fakeNetwork.ts';

it('retries while the machine is online, and pauses while it is offline', () => {
  const clock = createFakeClock();
  const network = createFakeNetwork(clock);
  const page = createFakePage();
  const phases: string[] = [];
  const hub = createTabHub({
    options: {
      url: 'wss://quotes.test/',
      WebSocket: network.WebSocket,
      clock,
      page,
      random: () => 0.5,
    },
    channel: {
      onmessage: null,
      postMessage: (message) => phases.push((message as { phase: string }).phase),
      close: () => undefined,
    },
    whenGone: () => undefined,
  });
  clock.advance(30);
  network.cut();
  expect(phases).toEqual(['connecting', 'open', 'waiting']);
  clock.advance(1_000);
  page.online = false;
  network.cut();
  expect(phases.slice(3)).toEqual(['connecting', 'open', 'paused']);
  clock.advance(60_000);
  expect(network.made).toHaveLength(2);
  page.fire('online');
  clock.advance(30);
  expect(phases.slice(6)).toEqual(['connecting', 'open']);
  hub.close();
});
