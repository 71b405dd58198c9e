import { expect, it } from 'vitest';
import { withFakeTabs } from '../fakes/fakeTabs.ts';

const world = withFakeTabs();

/** Takes the network down and returns the ms until another connection is opened. */
async function replacedAfter(): Promise<number> {
  const { network, clock } = world;
  const { length } = network.made;
  network.weather = 'hole';
  const lostAt = clock.now();
  while (network.made.length === length && clock.now() - lostAt < 60_000) await world.pass(100);
  return clock.now() - lostAt;
}

it.each([0, 300, 900])(
  'a hidden leader with delayed timers replaces a half-open link within 15 s for a visible tab: offset %d ms',
  async (ms) => {
    const { page } = world.openTab('a', 'BTCUSDT');
    world.openTab('b', 'BTCUSDT');
    await world.pass(200);
    page.fire('hidden');
    world.browser.throttle('a');
    await world.pass(70_000 + ms);
    world.network.publish('BTCUSDT');
    await world.pass(10);
    expect(world.network.made).toHaveLength(1);
    expect(await replacedAfter()).toBeLessThanOrEqual(15_000);
  },
);

it('a half-open link is replaced within 5 s after sleep, even if a buffered frame is delivered', async () => {
  world.openTab('a', 'BTCUSDT');
  world.openTab('b', 'BTCUSDT');
  await world.pass(5_200);
  world.network.weather = 'hole';
  world.clock.sleep(3_600_000);
  world.network.last.onmessage?.({ data: '{"pong":1}' });
  await world.pass(5_000);
  expect(world.network.made.length).toBeGreaterThan(1);
});
