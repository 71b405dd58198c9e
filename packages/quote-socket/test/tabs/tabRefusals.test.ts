import { expect, it } from 'vitest';
import { withFakeTabs } from '../fakes/fakeTabs.ts';

const world = withFakeTabs();

it('retries in the leader only, and notifies the tab each time', async () => {
  world.openTab('leader', 'A');
  await world.pass(100);
  const { socket, errors } = world.openTab('other', 'B');
  await world.pass(100);
  const refuse = () => {
    world.network.last.later(
      '{"topic":"realtimes","event":"sub","symbol":"B","code":"-1","msg":"Busy"}',
    );
  };
  refuse();
  await world.pass(3_000);
  refuse();
  await world.pass(5_000);
  const symbols = world.network
    .sentBy(-1)
    .map((message) => (message as { symbol?: string }).symbol)
    .filter((symbol) => symbol !== undefined);
  expect(symbols).toEqual(['A', 'B', 'B', 'B']);
  expect(errors.map(({ kind, symbol }) => [kind, symbol])).toEqual([
    ['refused', 'B'],
    ['refused', 'B'],
  ]);
  const price = world.network.publish('B');
  await world.pass(1_000);
  expect(socket.getSnapshot('B')?.close).toBe(price);
});
