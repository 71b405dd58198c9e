import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answers, lastFriends } from '../../test/answers.ts';
import { refusal, result } from '../../test/fakeServer.ts';
import { openPage, openScreen, pass, windowsLoad } from '../../test/openPage.tsx';
import { GuestInvite } from './guest/GuestInvite.tsx';
import { InviteScreen } from './InviteScreen.tsx';

const address = '/en/task-center/invite';
const open = (replies = {}) => openScreen(InviteScreen, { address, replies });
const failed = { type: 'reply', status: 502, body: '' } as const;
const friendsInTwoPages = [result(answers.inviteRecords), result(lastFriends)] as const;
/** Time in which a failed request is repeated. */
const retriesMs = 3_500;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

/** Returns the whole link, which the field shows while it has the focus. */
function focusedLink() {
  const input = document.querySelectorAll<HTMLInputElement>('.invite-share input')[1]!;
  act(() => {
    input.focus();
  });
  return input.value;
}

/** Rows of the table of friends. */
const friends = () => [
  ...document.querySelectorAll<HTMLElement>('.x-table-row:not([aria-hidden])'),
];

/** Returns the text without the Unicode isolation marks around numbers. */
const withoutMarks = (element: Element | null) =>
  element?.textContent?.replace(/[\u2066\u2069]/g, '');

const figures = () => [...document.querySelectorAll('.invite-results__figure')].map(withoutMarks);

const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(1);
};

it('shows the code, the link, the statistics and the friends', async () => {
  await open();
  expect(field('Referral code')).toBe('DEMO2026');
  expect(focusedLink()).toBe(`${location.origin}/en/task-center/invite?ref=DEMO2026`);
  expect(figures()).toEqual(['5 of 12']);
  expect(withoutMarks(document.querySelector('.invite-results .value-with-kind'))).toBe(
    '100\u00a0USDTFee couponNot withdrawable',
  );
  expect(friends()).toHaveLength(10);
});

it('says once of the coupons of a list what they cover and how long they can be used', async () => {
  await open();
  const notes = [...document.querySelectorAll('.coupon-note')].map((note) =>
    withoutMarks(note)?.replaceAll('\u00a0', ' ').trim(),
  );
  expect(notes).toEqual([
    'Not withdrawable. 10 USDT covers the fees on 10,000 USDT of spot trading. 90 days to use.',
    'Fee coupon Not withdrawable. 800 USDT covers the fees on 800,000 USDT of spot trading. 90 days to use.',
  ]);
  const steps = [...document.querySelectorAll('.invite-tier')].map(withoutMarks);
  expect(steps).toEqual(
    ['100', '300', '800'].map(
      (amount, index) => `${amount}\u00a0USDTFriends who traded: 5 of ${[10, 25, 50][index]!}`,
    ),
  );
});

it('lists the terms with their times, and links the full rules', async () => {
  await open();
  const terms = document.querySelector('.invite-terms');
  expect(withoutMarks(terms)).toMatch(
    /Claim within 7\Wdays, then use within 90\Wdays of the claim\./,
  );
  expect(terms?.querySelector('a')?.pathname).toBe('/en/legal/invite');
});

it.each([
  ['/de/task-center/invite', true],
  ['/task-center/invite', false],
])('links friends to the same page as %s', async (path, isLocaleInPath) => {
  const locale = isLocaleInPath ? 'de' : 'en';
  await openScreen(InviteScreen, { address: path, locale, isLocaleInPath });
  expect(focusedLink()).toBe(`${location.origin}${path}?ref=DEMO2026`);
});

it('shows an empty state before the first friend signs up', async () => {
  await open({
    invite: result({
      ...answers.invite,
      funnel: { registered: 0, traded: 0 },
      earned: { amount: '0', unit: 'USDT' },
    }),
    inviteRecords: result({ items: [], next_cursor: null }),
  });
  screen.getByText('No invited friends yet');
  // The steps take the place of the results.
  expect(figures()).toEqual([]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings.slice(0, 2)).toEqual(['Your referral link', 'How it works']);
  const link = screen.getByRole('link', { name: 'Share your link' });
  const target = document.querySelector<HTMLElement>(link.getAttribute('href')!);
  expect(target?.textContent).toBe('Your referral link');
  expect(target?.tabIndex).toBe(-1);
});

describe('the list of friends', () => {
  it('loads the next page on "Show more" until the end', async () => {
    const { user, server } = await open({ inviteRecords: friendsInTwoPages });
    await press(user, 'Show more');
    expect(friends()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    const cursors = server
      .callsOf('inviteRecords')
      .map(({ url }) => new URL(url).searchParams.get('cursor'));
    expect(cursors).toEqual([null, 'second']);
  });

  it('names the month of a sign-up, but not the day', async () => {
    await open();
    screen.getByRole('columnheader', { name: 'Signed up in' });
    const months = screen.getAllByText(/^[A-Z][a-z]{2} \d{4}$/);
    expect(months).toHaveLength(10);
  });

  it('keeps its rows when the next page fails to load', async () => {
    const { user, server } = await open();
    server.answer('inviteRecords', failed);
    await press(user, 'Show more');
    await pass(retriesMs);
    screen.getByText("Couldn't load more.");
    expect(friends()).toHaveLength(10);
    server.answer('inviteRecords', result(lastFriends));
    await press(user, 'Try again');
    expect(friends()).toHaveLength(12);
  });

  it('fails independently of the rest of the page', async () => {
    const { user, server } = await open({ inviteRecords: failed });
    await pass(retriesMs);
    screen.getByText('Something went wrong');
    expect(field('Referral code')).toBe('DEMO2026');
    server.answer('inviteRecords', result(answers.inviteRecords));
    await press(user, 'Try again');
    expect(friends()).toHaveLength(10);
  });

  it.each([
    ['registered', 'Signed up'],
    ['traded', 'Reward earned'],
  ])('shows of a friend who has %s only "%s"', async (stage, text) => {
    const [first] = answers.inviteRecords.items;
    const items = [{ ...first, stage }];
    await open({ inviteRecords: result({ items, next_cursor: null }) });
    within(friends()[0]!).getByText(text);
    expect(document.body.textContent).not.toMatch(/deposit/i);
  });

  it('falls back to a generic label for an unknown stage from a newer server', async () => {
    const [first] = answers.inviteRecords.items;
    const items = [{ ...first, stage: 'teleported', reward: null }];
    await open({ inviteRecords: result({ items, next_cursor: null }) });
    const row = within(friends()[0]!);
    expect(row.getAllByText('In progress')).toHaveLength(2);
  });
});

it('names the rules for inviters and the risk above the button that shares', async () => {
  await open();
  const fields = document.querySelector('.invite-share__fields');
  const notes = [...fields!.querySelectorAll('.risk-note, .who-can')].map(withoutMarks);
  expect(notes).toEqual([
    'Mark your posts as advertising. Invite adults only (18+). Say that you get a coupon.',
    'Prices of crypto-assets can fall to zero. You can lose everything that you put in.',
    expect.stringContaining('Who can take part'),
  ]);
  expect(fields?.lastElementChild).toBe(screen.getByRole('button', { name: 'Share link' }));
});

it('states the risk and the other rules for inviters in the terms', async () => {
  await open();
  const terms = document.querySelector('.invite-terms')?.textContent;
  expect(terms).toContain("Don't promise profits: your friends can lose money.");
  expect(terms).toContain('Send your link only to people who want it.');
  expect(terms).toMatch(/You get each extra coupon once\. The last one is for .50. friends\./);
  expect(screen.getAllByText(/You can lose money when you trade/)).toHaveLength(1);
});

describe('the share button', () => {
  const shared: unknown[] = [];
  let outcome = '';

  beforeEach(() => {
    shared.length = 0;
    outcome = '';
  });

  /** Adds `navigator.share`, which jsdom lacks. */
  function mockShare() {
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    navigator.share = (data) => {
      shared.push(data);
      return outcome === '' ? Promise.resolve() : Promise.reject(new DOMException('no', outcome));
    };
  }

  it('shares the link and reports failures but not cancellations', async () => {
    mockShare();
    const { user } = await open();
    await press(user, 'Share link');
    expect(shared).toEqual([
      {
        title: 'Join me on Exchange',
        // A paid invitation is advertising.
        text: 'Ad · 18+: Join me on Exchange',
        url: `${location.origin}/en/task-center/invite?ref=DEMO2026`,
      },
    ]);
    outcome = 'AbortError';
    await press(user, 'Share link');
    expect(screen.queryByText(/Couldn't share/)).toBeNull();
    outcome = 'NotAllowedError';
    await press(user, 'Share link');
    screen.getByText(/^Couldn't share\./);
    expect(shared).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  });

  it('offers to share the poster where the browser can share images', async () => {
    mockShare();
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'canShare'));
    navigator.canShare = () => true;
    await open();
    screen.getByRole('button', { name: 'Share image' });
    expect(screen.queryByRole('button', { name: 'Save image' })).toBeNull();
  });

  it('copies the link in a browser without a share dialog', async () => {
    const { user } = await open();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(user, 'Share link');
    expect(write).toHaveBeenCalledWith(`${location.origin}/en/task-center/invite?ref=DEMO2026`);
    within(document.querySelector<HTMLElement>('.x-toasts')!).getByText('Link copied');
  });

  it('reports that a browser without a share dialog cannot copy either', async () => {
    const { user } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press(user, 'Share link');
    screen.getByText(/^Couldn't share\./);
  });
});

describe('for a guest', () => {
  it('shows that the region is blocked, without a login', async () => {
    const replies = { campaigns: refusal('regionBlocked') };
    await openScreen(InviteScreen, { address, isGuest: true, replies });
    screen.getByText('Not available in your region');
  });

  it('does not request account data', async () => {
    const { server } = await openScreen(InviteScreen, { address, isGuest: true });
    await pass(1_000);
    expect(server.callsOf('invite')).toEqual([]);
    expect(server.callsOf('inviteRecords')).toEqual([]);
    expect(document.querySelector('.screen-skeleton')).not.toBeNull();
  });

  it('stops requesting account data when the previous session has ended', async () => {
    localStorage.setItem('exchange:user-id', '1');
    const { services } = await openScreen(InviteScreen, {
      address,
      isGuest: true,
      replies: { invite: refusal('notLoggedIn') },
    });
    expect(services.account.session.getState()).toEqual({ status: 'guest' });
    expect(document.querySelector('.x-empty')).toBeNull();
    expect(document.querySelector('.screen-skeleton')).not.toBeNull();
  });

  it('opens the login dialog from the button on the guest page', async () => {
    const { user } = await openPage(GuestInvite, { address, isGuest: true });
    await press(user, 'I have an account');
    await windowsLoad();
    await screen.findByRole('dialog', { name: 'Log in' });
  });
});
