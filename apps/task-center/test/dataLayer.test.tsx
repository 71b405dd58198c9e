import { MarketSection, TickerStrip } from '@exchange/market';
import { useServices } from '@exchange/site/page';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { HubScreen } from '../src/hub/HubScreen.tsx';
import { InviteRecords } from '../src/invite/InviteRecords.tsx';
import { TaskCenterSearch } from '../src/search/TaskCenterSearch.tsx';
import { answers, lastFriends, testStart } from './answers.ts';
import { result } from './fakeServer.ts';
import { openPage, openScreen, pass, windowsLoad } from './openPage.tsx';

const symbolsPath = '/x-api/quote/v1/symbols';

/** An observer for which all elements are in view. */
class WholeView {
  report: (entries: object[]) => void;
  constructor(report: (entries: object[]) => void) {
    this.report = report;
  }
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

function Markets(): ReactElement {
  const services = useServices()!;
  return (
    <>
      <TickerStrip market={services.market} />
      <MarketSection market={services.market} />
      <TaskCenterSearch services={services} open onClose={() => undefined} />
    </>
  );
}

it('requests the symbols once for the ticker, the market list and the search', async () => {
  vi.stubGlobal('IntersectionObserver', WholeView);
  const { server } = await openPage(Markets);
  await windowsLoad();
  await pass(60_000);
  expect(server.countOf(symbolsPath)).toBe(1);
  expect(screen.getAllByText('BTCUSDT').length).toBeGreaterThan(1);
});

it('ignores the response to a claim if another user has logged in since', async () => {
  const late = { ...answers.home.tasks[0]!, title: { text: 'Late', values: {} } };
  const claimed = { task: late, reward: answers.reward, claimed_at: testStart };
  const { server, services, user } = await openScreen(HubScreen, {
    replies: { claim: { type: 'result', result: claimed, delayMs: 5_000 } },
  });
  await user.click(screen.getByRole('button', { name: 'Claim: Daily spot trade' }));
  server.answerProfile(result({ id: 2, username: 'second' }));
  server.answer(
    'home',
    result({ ...answers.home, totals: { ...answers.home.totals, points: '7' } }),
  );
  void services.account.session.refresh();
  await pass(1_000);
  screen.getByText('7\u00a0points', { normalizer: (text) => text.replace(/[\u2066\u2069]/g, '') });
  screen.getByRole('button', { name: 'Claim: Daily spot trade' });
  expect(screen.queryByText('Claiming…')).toBeNull();
  await pass(5_000);
  expect(screen.queryByRole('heading', { name: 'Late' })).toBeNull();
  const owners = services.queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);
  expect(owners).toContain('2');
  expect(owners).not.toContain('1');
});

it('does not poll a list of which several pages are loaded', async () => {
  const { server, user } = await openScreen(InviteRecords, {
    replies: { inviteRecords: [result(answers.inviteRecords), result(lastFriends)] },
  });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await pass(1_000);
  const calls = server.callsOf('inviteRecords').length;
  await pass(180_000);
  expect(server.callsOf('inviteRecords')).toHaveLength(calls);
});
