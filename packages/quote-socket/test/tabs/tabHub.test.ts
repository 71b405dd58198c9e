import { expect, it } from 'vitest';
import type { TabChannel } from '../../src/tabs/sharedQuoteSocket.ts';
import { withFakeTabs } from '../fakes/fakeTabs.ts';

const world = withFakeTabs();

it('sends each phase of the connection to the other tabs, also while the machine is offline', async () => {
  const { page } = world.openTab('a');
  world.tabs[0]!.socket.connect();
  const { BroadcastChannel } = world.browser.tab('listener');
  const channel: TabChannel = new BroadcastChannel('quotes 3 wss://quotes.test/');
  const phases: string[] = [];
  channel.onmessage = ({ data }: { data: { phase?: string } }) => {
    // Requests of tabs have no phase.
    if (data.phase !== undefined) phases.push(data.phase);
  };
  await world.pass(100);
  world.network.cut();
  await world.pass(1);
  expect(phases).toEqual(['connecting', 'open', 'waiting']);
  await world.pass(1_000);
  page.online = false;
  world.network.cut();
  await world.pass(1);
  expect(phases.slice(3)).toEqual(['connecting', 'open', 'paused']);
  await world.pass(60_000);
  expect(world.network.made).toHaveLength(2);
  page.fire('online');
  await world.pass(100);
  expect(phases.slice(6)).toEqual(['connecting', 'open']);
  channel.close();
});
