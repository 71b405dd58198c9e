import { beforeEach, describe, expect, it } from 'vitest';
import { createQuoteSocket, realtimesCodec, type QuoteSocket } from '../src/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';

let world: ReturnType<typeof createFakeWorld>;
let socket: QuoteSocket;

const pass = (ms: number) => world.clock.advanceAsync(ms);

describe('without `ping`, to a server that pings every 20 s', () => {
  beforeEach(async () => {
    world = createFakeWorld();
    const codec = { ...realtimesCodec, ping: undefined };
    socket = createQuoteSocket({ ...world.options, codec, timing: { deadMs: 45_000 } });
    socket.on('error', (error) => world.errors.push(error));
    socket.connect();
    await pass(1_000);
  });

  it.each([
    ['the page becomes visible', () => world.page.fire('visible')],
    ['the network returns', () => world.page.fire('online')],
    ['the computer slept', () => world.clock.sleep(60_000)],
  ])('keeps the connection after %s', async (_event, event) => {
    for (let ping = 0; ping < 5; ping += 1) {
      world.network.last.later('{"ping":1}');
      await pass(5_000);
      event();
      await pass(15_000);
    }
    expect([world.errors, world.network.made.length]).toEqual([[], 1]);
    socket.close();
  });

  it('replaces a dead connection after `deadMs`, whatever the page does', async () => {
    world.network.weather = 'hole';
    await pass(40_000);
    world.page.fire('visible');
    await pass(2_900);
    expect(world.network.made).toHaveLength(1);
    await pass(2_000);
    expect(world.network.made).toHaveLength(2);
    expect(world.errors.map(({ message }) => message)).toEqual(['No frame for 45000 ms']);
    socket.close();
  });
});
