import { expect, it } from 'vitest';
import { sharedTabs, type Page } from '../support/sharedTabs.ts';

const tabs = sharedTabs();
const rounds = 20;

async function leaderOf(pages: readonly Page[]): Promise<Page> {
  const connections = await Promise.all(pages.map((page) => page.evaluate('connections')));
  const leaders = pages.filter((_, index) => connections[index] === 1);
  expect(leaders).toHaveLength(1);
  return leaders[0]!;
}

it('keeps five tabs live while the tab with the connection is killed, 20 times', async () => {
  const open = (count: number) =>
    Promise.all(Array.from({ length: count }, () => tabs.openTab('BTCUSDT')));
  let pages = await open(5);

  for (let round = 1; round <= rounds; round += 1) {
    await tabs.publishTo(
      pages.map((page) => [page, ['BTCUSDT']]),
      round * 1_000,
    );
    const leader = await leaderOf(pages);
    await tabs.crash(leader);
    await tabs.server.until(tabs.isLive(round + 1, ['BTCUSDT']));
    await leader.close();
    pages = [...pages.filter((page) => page !== leader), ...(await open(1))];
  }

  expect(tabs.server.clients).toBe(1);
  expect(tabs.server.accepted).toBe(rounds + 1);
});
