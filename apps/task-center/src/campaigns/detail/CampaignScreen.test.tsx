import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, gate, testStart } from '../../../test/answers.ts';
import { refusal, result } from '../../../test/fakeServer.ts';
import { campaignAddress, ended } from '../../../test/openBoard.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { CampaignScreen } from './CampaignScreen.tsx';

const openCampaign = (change: object) =>
  openScreen(CampaignScreen, {
    address: campaignAddress,
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

it("leads an unverified customer from the campaign's page to the verification", async () => {
  await openCampaign({ gates: unverified });
  // States what it takes in place of the reason, which the button names.
  const action = document.querySelector('.detail__action');
  expect(action?.textContent).toContain(
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
  const action = document.querySelector('.detail__action')!;
  expect(action.textContent).toMatch(new RegExp(`^${text}`));
  expect(action.querySelector('a, button')).toBeNull();
});

it('says that the full rules apply to those who join, and links them', async () => {
  await openCampaign({ gates: [] });
  for (const name of ['The full rules apply when you join.', 'Full rules']) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/en/legal/campaigns/volume-cup');
  }
});

it.each([{ joined_at: testStart }, ended])(
  'links the full rules when joining is no longer a question: %o',
  async (change) => {
    await openCampaign({ gates: [], ...change });
    screen.getByRole('link', { name: 'Full rules' });
    expect(screen.queryByRole('link', { name: /apply when you join/ })).toBeNull();
  },
);

it.each([{ joined_at: testStart }, ended])(
  'names no condition once it no longer matters: %o',
  async (change) => {
    await openCampaign({ gates: [{ ...gate, reason: 'kyc_level', level: 1 }], ...change });
    expect(document.querySelector('.gate-takes, .gate-line')).toBeNull();
  },
);

it('does not ask a guest to log in when the campaign is over', async () => {
  await openCampaign(ended);
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
  [refusal('gateClosed'), "Your account doesn't meet the requirements."],
  [refusal('over'), 'This is no longer available.'],
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

it('offers the dates as a calendar file', async () => {
  await openCampaign({});
  const link = screen.getByRole('link', { name: 'Add to calendar' });
  expect(link.getAttribute('download')).toBe('volume-cup.ics');
  const [type, file] = link.getAttribute('href')!.split(',');
  expect(type).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(file!)).toContain('BEGIN:VEVENT\r\nUID:volume-cup@');
});
