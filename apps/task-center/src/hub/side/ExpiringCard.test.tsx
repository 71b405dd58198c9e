import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { HubScreen } from '../HubScreen.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Makes the window as narrow as a phone. */
function stubPhone() {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

it.each([
  [1, '1 reward expires within 24 hours'],
  [2, '2 rewards expire within 24 hours'],
])('shows how many rewards expire soon: %d', async (count, text) => {
  const totals = {
    ...answers.home.totals,
    expiring: { count, to_claim: 1, claim_by: testStart, use_by: testStart },
  };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  const link = screen.getByRole('link', { name: text });
  expect(link.getAttribute('href')).toBe('/en/task-center/my-rewards');
  const parts = count > 1 ? ['1 to claim', `${count - 1} to use`] : ['1 to claim'];
  const card = screen.getByRole('region', { name: text });
  const shown = [...card.querySelectorAll('.expiring-part')];
  expect(
    shown.map(({ firstChild }) => firstChild?.textContent?.replace(/[\u2066\u2069]/g, '')),
  ).toEqual(parts);
});

it('warns on phones below what can be claimed, with the time left for claiming and for using the first', async () => {
  stubPhone();
  const [claim_by, use_by] = [testStart + 2 * 3_600_000, testStart + 5 * 3_600_000];
  const expiring = { count: 4, to_claim: 1, claim_by, use_by };
  const totals = { ...answers.home.totals, expiring };
  await openScreen(HubScreen, { replies: { home: result({ ...answers.home, totals }) } });
  const note = screen.getByRole('region', { name: '4 rewards expire within 24 hours' });
  const link = within(note).getByRole('link');
  expect(link.getAttribute('href')).toBe('/en/task-center/my-rewards');
  expect(
    [...note.querySelectorAll('.expiring-part')].map((part) =>
      part.textContent.replace(/[\u2066\u2069]/g, ''),
    ),
  ).toEqual([expect.stringMatching(/^1 to claim.*2h/), expect.stringMatching(/^3 to use.*5h/)]);
  expect(note.textContent).toContain('You lose no money if they expire.');
});

it.each([
  ['claims', { state: 'to_claim' }, 'button', 'Claim: Trading coupon'],
  ['activates', { state: 'active', needs_activation: true }, 'button', 'Activate: Trading coupon'],
  ['uses', { state: 'active' }, 'link', 'Use now: Trading coupon'],
  [
    'opens',
    { type: 'mystery_box', state: 'active', needs_activation: true },
    'link',
    'Open box: Trading coupon',
  ],
  [
    'claims the box of',
    { type: 'mystery_box', state: 'to_claim' },
    'button',
    'Claim: Trading coupon',
  ],
])('%s a reward that expires soon', async (_verb, change, role, name) => {
  const totals = {
    ...answers.home.totals,
    expiring: { count: 1, to_claim: 1, claim_by: testStart, use_by: testStart },
  };
  const items = [{ ...answers.rewards.items[0]!, ...change }];
  await openScreen(HubScreen, {
    replies: {
      home: result({ ...answers.home, totals }),
      rewards: result({ ...answers.rewards, items }),
      claimable: result({ items: [] }),
    },
  });
  const card = screen.getByRole('region', { name: /expires within/ });
  within(card).getByRole(role, { name });
});

it.each([
  ['coupon', 'none', 'secondaryBrand', 'Not withdrawable'],
  ['trial_fund', 'profit', 'default', 'Only profits withdrawable'],
] as const)('hurries to no derivatives: %s', async (type, withdrawal, variant, text) => {
  const totals = {
    ...answers.home.totals,
    expiring: { count: 1, to_claim: 1, claim_by: testStart, use_by: testStart },
  };
  const [reward] = answers.rewards.items;
  const soon = { state: 'to_claim', claim_by: testStart + 7_200_000 };
  const items = [{ ...reward!, ...soon, type, withdrawal }];
  await openScreen(HubScreen, {
    replies: {
      home: result({ ...answers.home, totals }),
      rewards: result({ ...answers.rewards, items }),
      claimable: result({ items: [] }),
    },
  });
  const card = screen.getByRole('region', { name: /expires within/ });
  within(card).getByText(text);
  expect(within(card).getByRole('button', { name: /^Claim:/ }).dataset['variant']).toBe(variant);
});

it('shows the earliest first, and buttons of no colour for derivatives, unlike the others', async () => {
  const totals = {
    ...answers.home.totals,
    expiring: { count: 2, to_claim: 2, claim_by: testStart, use_by: null },
  };
  const [reward] = answers.rewards.items;
  const soon = { ...reward!, state: 'to_claim', claim_by: testStart + 7_200_000 } as const;
  const items = [
    { ...soon, reward_id: '90', type: 'trial_fund', claim_by: testStart + 3_600_000 },
    soon,
  ] as const;
  await openScreen(HubScreen, {
    replies: {
      home: result({ ...answers.home, totals }),
      rewards: result({ ...answers.rewards, items }),
      claimable: result({ items: [] }),
    },
  });
  const card = within(screen.getByRole('region', { name: /expire within/ }));
  const ids = card
    .getAllByRole('listitem')
    .map((item) => new URL(item.querySelector('a')!.href).searchParams.get('reward-id'));
  expect(ids).toEqual(['90', reward!.reward_id]);
  const buttons = card.getAllByRole('button', { name: /^Claim:/ });
  expect(buttons.map((button) => button.dataset['variant'])).toEqual(['default', 'secondaryBrand']);
  card.getByText('You lose no money if they expire.');
});

it('leaves out what only another edition offers', async () => {
  const totals = {
    ...answers.home.totals,
    expiring: { count: 1, to_claim: 1, claim_by: testStart, use_by: testStart },
  };
  const [task] = answers.claimable.items;
  const [reward] = answers.rewards.items;
  const own = { ...reward!, state: 'to_claim', claim_by: testStart + 7_200_000 } as const;
  const items = [{ ...own, reward_id: '90', claim_by: testStart + 1, offered_in: 'default' }, own];
  const closed = { ...task!.reward, offered_in: 'default' };
  await openScreen(HubScreen, {
    replies: {
      home: result({ ...answers.home, totals }),
      rewards: result({ ...answers.rewards, items }),
      claimable: result({
        items: [{ ...task!, reward: closed, claim_by: testStart + 2, expires_soon: true }],
      }),
    },
  });
  const card = screen.getByRole('region', { name: /expires within/ });
  const links = within(card)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a'));
  expect(links.map((link) => link?.getAttribute('href'))).toEqual([
    `/en/task-center/reward-detail?reward-id=${own.reward_id}&reward-code=coupon`,
  ]);
});

it('lists a finished task among what expires soon, with its claim', async () => {
  const totals = {
    ...answers.home.totals,
    expiring: { count: 2, to_claim: 1, claim_by: testStart, use_by: testStart },
  };
  const [task] = answers.claimable.items;
  const [reward] = answers.rewards.items;
  await openScreen(HubScreen, {
    replies: {
      home: result({ ...answers.home, totals }),
      rewards: result({
        ...answers.rewards,
        items: [{ ...reward!, state: 'to_claim', claim_by: testStart + 7_200_000 }],
      }),
      claimable: result({
        items: [
          {
            ...task!,
            claim_id: 'later',
            claim_by: testStart + 1_800_000,
            title: { text: 'Not soon', values: {} },
          },
          { ...task!, claim_by: testStart + 3_600_000, expires_soon: true },
        ],
      }),
    },
  });
  const card = screen.getByRole('region', { name: /expire within/ });
  expect(
    within(card)
      .getAllByRole('button', { name: /^Claim:/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Claim: Daily spot trade', 'Claim: Trading coupon']);
});

it('says what was earned on another edition', async () => {
  const totals = {
    ...answers.home.totals,
    expiring: { count: 2, to_claim: 1, claim_by: testStart, use_by: testStart },
  };
  const [task] = answers.claimable.items;
  await openScreen(HubScreen, {
    address: '/en/task-center?edition=eu',
    replies: {
      home: result({ ...answers.home, totals }),
      claimable: result({ items: [{ ...task!, earned_in: 'default', expires_soon: true }] }),
    },
  });
  const card = within(screen.getByRole('region', { name: /expire within/ }));
  card.getByText(/^Earned on .+ Its terms apply\.$/);
});

it('requests no list on phones, which show only a link', async () => {
  stubPhone();
  const totals = {
    ...answers.home.totals,
    expiring: { count: 2, to_claim: 1, claim_by: testStart, use_by: testStart },
  };
  const { server } = await openScreen(HubScreen, {
    replies: { home: result({ ...answers.home, totals }) },
  });
  expect(screen.getAllByRole('link', { name: /^2 rewards expire within 24 hours/ })).toHaveLength(
    1,
  );
  expect(server.callsOf('rewards')).toEqual([]);
});
