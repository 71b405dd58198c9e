import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers, gate, testStart } from '../../../test/answers.ts';
import { refusal, result } from '../../../test/fakeServer.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { CampaignScreen } from './CampaignScreen.tsx';
import { CampaignsScreen } from '../list/CampaignsScreen.tsx';

const address = '/en/task-center/campaign-detail?campaign-id=volume-cup';
const openCampaign = (change: object) =>
  openScreen(CampaignScreen, {
    address,
    isGuest: true,
    replies: { campaign: result({ ...answers.campaign, gates: [gate], ...change }) },
  });

it('asks a guest to log in while the campaign runs', async () => {
  await openCampaign({});
  expect(screen.queryByText('You need an account')).toBeNull();
  screen.getByRole('button', { name: 'Sign up to get started' });
  expect(screen.getByRole('timer').textContent).toBe('2d 0h left');
});

it('shows guests nothing of a campaign that their region does not offer', async () => {
  await openCampaign({ gates: [gate, { ...gate, reason: 'region' }] });
  screen.getByText('Not available in your region');
  expect(screen.queryByRole('button', { name: 'Sign up to get started' })).toBeNull();
  expect(document.body.textContent).not.toContain('USDT');
});

const unverified = [
  { ...gate, met: true },
  { ...gate, reason: 'kyc_level', level: 1, takes: { text: 'Passport, 3 minutes.', values: {} } },
] as const;

it('tells an unverified customer in the list to verify first', async () => {
  const items = [{ ...answers.campaign, gates: unverified }];
  await openScreen(CampaignsScreen, {
    replies: { campaigns: result({ items, next_cursor: null }) },
  });
  expect(document.querySelector('.campaign-card__states')?.textContent).toBe('Ongoing');
  const card = within(screen.getByRole('article'));
  card.getByText('Verify your identity', { selector: '.gate-line > span' });
});

it("leads an unverified customer from the campaign's page to the verification", async () => {
  await openCampaign({ gates: unverified });
  // Says what it takes in place of the reason, which the button names.
  const action = document.querySelector('.detail__action');
  expect(action?.textContent).toBe(
    'Verify your identityPassport, 3 minutes.We keep your documents as long as the law requires. Privacy policy',
  );
  const link = screen.getByRole('link', { name: 'Verify your identity' });
  expect(link.getAttribute('href')).toBe('/en/kyc');
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

it.each([
  ['sub_account', 'Main accounts only'],
  ['vip_only', 'VIP users only'],
  ['newcomer_only', 'New users only'],
])('says in place of a button why "%s" stops a customer', async (reason, text) => {
  await openCampaign({ gates: [{ ...gate, reason }] });
  expect(document.querySelector('.detail__action')?.textContent).toBe(text);
});

it('says that the full rules apply to those who join, and links them', async () => {
  await openCampaign({ gates: [] });
  for (const name of ['The full rules apply when you join.', 'Full rules']) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/en/legal/campaigns/volume-cup');
  }
});

it.each([{ joined_at: testStart }, { state: 'ended', ends_at: testStart - 1 }])(
  'links the full rules when joining is no longer a question: %o',
  async (change) => {
    await openCampaign({ gates: [], ...change });
    screen.getByRole('link', { name: 'Full rules' });
    expect(screen.queryByRole('link', { name: /apply when you join/ })).toBeNull();
  },
);

it.each([{ joined_at: testStart }, { state: 'ended', ends_at: testStart - 1 }])(
  'names no condition once it no longer matters: %o',
  async (change) => {
    await openCampaign({ gates: [{ ...gate, reason: 'kyc_level', level: 1 }], ...change });
    expect(document.querySelector('.gate-takes, .gate-line')).toBeNull();
  },
);

it('does not ask a guest to log in when the campaign is over', async () => {
  await openCampaign({ state: 'ended', ends_at: testStart - 1 });
  expect(document.querySelector('.detail__states')?.textContent).toBe('Ended');
  expect(document.querySelector('.facts')).not.toBeNull();
  expect(document.querySelector('.gates')).toBeNull();
  expect(document.querySelector('.detail__action')?.textContent).toBe('');
});

it.each([
  ['trade', 'Trade'],
  ['invite', 'Invite'],
  ['earn', 'Go to Earn'],
  ['teleport', 'Go'],
])('shows a participant of a campaign of kind "%s" the button "%s"', async (kind, label) => {
  await openCampaign({ kind, joined_at: testStart, gates: [] });
  const action = document.querySelector('.detail__action a')!;
  expect(action.textContent).toBe(label);
  expect(action.getAttribute('href')).toBe('/en/trade');
});

it.each([
  [{ type: 'drop' }, /^We couldn't reach the server\. Your request may have gone through\./],
  [refusal(30002), "Your account doesn't meet the requirements."],
  [refusal(30005), 'This is no longer available.'],
] as const)(
  'explains a failed attempt to join without speaking of claims: %o',
  async (reply, text) => {
    const { user, server } = await openCampaign({ gates: [] });
    server.answer('join', reply);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await pass(100);
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/claim/i);
  },
);

it('counts down to the start and hides the leaderboard until then', async () => {
  const { server } = await openCampaign({ state: 'upcoming', starts_at: testStart + 60_000 });
  expect(screen.getByRole('timer').textContent).toBe('Starts in 1m 0s');
  expect(server.callsOf('leaderboard')).toHaveLength(0);
});

it.each([
  ['Ongoing', 'No campaigns right now'],
  ['Joined', "You haven't joined a campaign yet"],
  ['Upcoming', 'No upcoming campaigns'],
  ['Ended', 'No past campaigns'],
])('shows a message for an empty list: %s', async (tab, title) => {
  const { user } = await openScreen(CampaignsScreen, {
    replies: { campaigns: result({ items: [], next_cursor: null }) },
  });
  await user.click(screen.getByRole('tab', { name: tab }));
  await pass(10);
  screen.getByText(title);
  expect(document.querySelectorAll('.x-empty')).toHaveLength(1);
});

describe('the leaderboard', () => {
  const usdt = (amount: string) => ({ amount, unit: 'USDT' });
  const leader = (rank: number, isSelf = false) => ({
    rank,
    name: `na***${rank}`,
    score: usdt(String(1_000 - rank)),
    prize: rank <= 4 ? usdt(String(500 - rank)) : null,
    is_self: isSelf,
  });
  const plain = (element: Element | null | undefined) =>
    element?.textContent?.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');
  /** Names and values of a list of facts. */
  const facts = (list: string) =>
    [...document.querySelectorAll(`${list} dl > div`)].map((fact) => [...fact.children].map(plain));
  const openBoard = (board: object, campaign: object = {}, at = address) =>
    openScreen(CampaignScreen, {
      address: at,
      replies: {
        campaign: result({ ...answers.campaign, ...campaign }),
        leaderboard: result({
          ...answers.leaderboard,
          items: [1, 2, 3, 4].map((rank) => leader(rank)),
          ...board,
        }),
      },
    });

  const ended = { state: 'ended', ends_at: testStart - 1 };
  const joined = { own: { rank: 39, score: '950', prize: null }, joined_at: testStart - 1 };

  it('shows three participants on the podium, and the others in rows', async () => {
    await openBoard({});
    expect([...document.querySelectorAll('.podium__place')].map(plain)).toEqual([
      '1na***1999 USDT499 USDT Bonus',
      '2na***2998 USDT498 USDT Bonus',
      '3na***3997 USDT497 USDT Bonus',
    ]);
    expect([...document.querySelectorAll('.leaderboard__rows .leader')].map(plain)).toEqual([
      'Rank 4na***4Score 996 USDTPrize 496 USDT Bonus',
    ]);
    expect(document.querySelector('.own-place')).toBeNull();
  });

  it.each([
    [37, '5003', '5,003 USDT'],
    [4, '998.51', '998 USDT'],
  ])(
    "keeps the user's rank in view, with the score of the next prize: rank %d, %s USDT",
    async (rank, score, text) => {
      const next = { missing: usdt('1240'), prize: usdt('496'), rank: 10, score: usdt(score) };
      await openBoard({ own: leader(rank, true), next_prize: next }, joined);
      expect(plain(document.querySelector('.own-place .leader__name'))).toBe(`na***${rank}You`);
      expect(facts('.next-prize').slice(0, 2)).toEqual([
        ['Rank of the next prize', '10'],
        ['Its score now', text],
      ]);
    },
  );

  it('shows only the rank and the dates on an edition that would not give the prize', async () => {
    const next = { missing: usdt('1240'), prize: usdt('496'), rank: 10, score: usdt('5003') };
    const kind = { prize_kind: { type: 'bonus', withdrawal: 'profit', fees: null } };
    const board = { own: leader(37, true), next_prize: next };
    await openBoard(board, { ...joined, ...kind }, `${address}&edition=eu`);
    screen.getByText(/^Rewards of your account at Exchange Web Global/);
    const link = screen.getByRole('link', { name: 'My rewards' });
    expect(link.getAttribute('href')).toBe('/task-center/my-rewards?edition=default');
    screen.getByText(/^Prices of crypto-assets can fall/);
    expect(plain(document.querySelector('.standing'))).toMatch(/^Your rank39 of \d+Starts.*Ends/);
    screen.getByRole('timer');
    expect(screen.queryByText(/prize|bonus|USDT/i)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.querySelector('.leaderboard')).toBeNull();
  });

  it.each([
    [37, 'Rank 5 to 36'],
    [6, 'Rank 5'],
    [5, undefined],
  ])("names the ranks between the last row and the user's rank %d", async (rank, text) => {
    await openBoard({ own: leader(rank, true) }, joined);
    const omitted = document.querySelector('.leaderboard__omitted > :last-child');
    expect(plain(omitted)).toBe(text);
  });

  it('says what the score counts', async () => {
    await openBoard({});
    expect(plain(document.querySelector('.leaderboard__score'))).toBe(
      'Score: Only spot trades count.',
    );
  });

  it("agrees with the user's rank and score above it, even if the responses differ", async () => {
    await openBoard({ own: leader(37, true) }, joined);
    expect(plain(document.querySelector('.own-place .leader__score'))).toBe('Score 963 USDT');
    expect(plain(document.querySelector('.standing'))).toMatch(/^Your rank37Your score963 USDT/);
  });

  const ownMoney = 'You pay the fees of your trades with your own money.';
  const caution =
    "You pay these fees with your own money. The prize isn't cash, and others may overtake you.";

  it.each([
    ['profit', caution],
    ['full', ownMoney],
  ])(
    'says who pays the fees for a prize with the withdrawal "%s": %s',
    async (withdrawal, text) => {
      const prize = { ...answers.campaign.prize_kind, withdrawal };
      const next = { missing: usdt('1240'), prize: usdt('496'), rank: 10, score: usdt('5003') };
      await openBoard(
        { own: leader(4, true), next_prize: next },
        { ...joined, kind: 'trade', prize_kind: prize },
      );
      expect(facts('.next-prize').at(-1)).toEqual([
        'Estimated fees to reach it',
        '1.24 USDT (0.1%)',
      ]);
      screen.getByText(text);
    },
  );

  const last = { rank: 50, prize: usdt('10'), score: usdt('5003') };

  it.each([
    ['a contest with scores', { last_prize: last }, { kind: 'trade' }, caution],
    ['a contest without scores', { last_prize: null }, { kind: 'trade' }, ownMoney],
    ['a contest that starts later', {}, { kind: 'trade', state: 'upcoming' }, ownMoney],
    ['invitations', { last_prize: last }, { kind: 'invite' }, undefined],
    ['a contest that is over', {}, { kind: 'trade', ...ended }, undefined],
  ])('says who pays the fees of %s before joining', async (_, board, campaign, text) => {
    await openBoard(board, campaign);
    const said = [caution, ownMoney].filter((each) => screen.queryByText(each));
    expect(said).toEqual(text === undefined ? [] : [text]);
  });

  it.each([
    ['0.07', '0.10 USDT in fees in total for 0.07 USDT (Bonus): 0.03 USDT more than the prize.'],
    ['0.1', '0.10 USDT in fees in total for 0.10 USDT (Bonus): as much as the prize.'],
    ['0.11', caution],
  ])(
    'names the last rank with a prize, and by how much its fees exceed a prize of %s USDT',
    async (prize, text) => {
      const last = { rank: 50, prize: usdt(prize), score: usdt('100') };
      await openBoard({ last_prize: last }, { kind: 'trade' });
      expect(facts('.rank-facts')).toEqual([
        ['Last rank with a prize', '50'],
        ['Its score now', '100 USDT'],
        ['Estimated fees to reach it', '0.10 USDT (0.1%)'],
      ]);
      const note = plain(document.querySelector('.rank-facts > p'));
      expect(note).toBe(text);
    },
  );

  it.each([
    ['1.23', 'what the whole score costs, without a bar', true],
    ['5.01', 'how far it is', false],
  ])('shows a participant of a prize of %s USDT %s', async (prize, _, isDear) => {
    const next = { missing: usdt('1240'), prize: usdt(prize), rank: 10, score: usdt('5003') };
    await openBoard({ own: leader(37, true), next_prize: next }, { ...joined, kind: 'trade' });
    expect(screen.queryByRole('progressbar') === null).toBe(isDear);
    const note = plain(document.querySelector('.rank-facts > p'));
    expect(/^5 USDT in fees in total for 1\.23 USDT/.test(note ?? '')).toBe(isDear);
  });

  it.each([
    ['10', 'To reach 496 USDT instead of 10 USDT'],
    [null, 'To reach the next prize'],
  ])('says that the next prize replaces the one of %s USDT: %s', async (held, text) => {
    const next = { missing: usdt('1240'), prize: usdt('496'), rank: 10, score: usdt('5003') };
    const own = { ...leader(37, true), prize: held && usdt(held) };
    await openBoard({ own, next_prize: next }, joined);
    expect(plain(document.querySelector('.next-prize > h3'))).toBe(text);
  });

  it.each([
    ['a guest', '.rank-facts', {}],
    ['a participant', '.standing', joined],
  ])('says to %s what a coupon is worth', async (_, list, own) => {
    const coupon = { prize_kind: { type: 'coupon', withdrawal: 'none', fees: 'trade' } };
    const prize = usdt('10');
    const last = { rank: 50, prize, score: usdt('100') };
    const board = { last_prize: last, own: { ...leader(37, true), prize } };
    await openBoard(board, { ...coupon, ...own });
    expect(facts(list)).toContainEqual(['Covers', 'Fees on 10,000 USDT of trading']);
  });

  it('does not say what a coupon is worth beside higher fees', async () => {
    const coupon = { prize_kind: { type: 'coupon', withdrawal: 'none', fees: 'trade' } };
    const last = { rank: 50, prize: usdt('10'), score: usdt('20000') };
    await openBoard({ last_prize: last }, { ...coupon, kind: 'trade' });
    expect(facts('.rank-facts').map(([name]) => name)).not.toContain('Covers');
    expect(plain(document.querySelector('.rank-facts > p'))).toBe(
      '20 USDT in fees in total for 10 USDT (Fee coupon): 10 USDT more than the prize.',
    );
  });

  it.each([
    ['without a score', {}, { last_prize: null }],
    ['after the end', ended, {}],
    ['for participants, who see their next prize', joined, {}],
  ])('does not name the last rank with a prize %s', async (_, campaign, board) => {
    const last = { rank: 50, prize: usdt('10'), score: usdt('100') };
    await openBoard({ last_prize: last, ...board }, campaign);
    expect(screen.queryByText('Last rank with a prize')).toBeNull();
  });

  it("starts with the prize that the user's rank pays", async () => {
    await openBoard({ own: leader(4, true) }, joined);
    const standing = plain(document.querySelector('.standing'));
    expect(standing).toMatch(
      /^Your prize now496 USDTBonus For derivativesOnly profits withdrawableYour rank4Your score996 USDT/,
    );
  });

  it.each([
    [true, 'Claim prize'],
    [false, 'View prize'],
  ])('links the prize that the user won, which can be claimed: %s', async (toClaim, label) => {
    const prize = {
      reward_id: '9',
      reward_code: 'bonus',
      value: usdt('400'),
      to_claim: toClaim,
    };
    await openBoard({}, { ...ended, ...joined, own: { ...joined.own, prize } });
    const hero = within(document.querySelector<HTMLElement>('.detail__hero')!);
    for (const name of [/400/, label]) {
      const link = hero.getByRole('link', { name });
      expect(link.getAttribute('href')).toContain('reward-id=9');
    }
  });

  it("shows a participant's page and next step while it loads", async () => {
    await openScreen(CampaignScreen, {
      address,
      replies: {
        campaign: result({ ...answers.campaign, ...joined }),
        leaderboard: { type: 'hang' },
      },
    });
    screen.getByRole('heading', { level: 1, name: 'Volume Cup' });
    within(document.querySelector<HTMLElement>('.detail__hero')!).getByRole('link', {
      name: 'Trade',
    });
  });

  it('has the title "Final leaderboard" after the campaign has ended', async () => {
    await openBoard({}, ended);
    screen.getByRole('heading', { name: 'Final leaderboard' });
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  it.each([
    ['asks for the first score', {}, 'Be the first to score.'],
    ['asks for no score after the end', ended, 'Nobody scored in this campaign.'],
  ])('without any scores, %s', async (_, campaign, text) => {
    await openBoard({ items: [] }, campaign);
    screen.getByText(text);
  });
});

it('offers the dates as a calendar file', async () => {
  await openCampaign({});
  const link = screen.getByRole('link', { name: 'Add to calendar' });
  expect(link.getAttribute('download')).toBe('volume-cup.ics');
  const [type, file] = link.getAttribute('href')!.split(',');
  expect(type).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(file!)).toContain('BEGIN:VEVENT\r\nUID:volume-cup@');
});
