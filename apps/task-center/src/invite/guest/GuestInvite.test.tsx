import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, windowsLoad } from '../../../test/openPage.tsx';
import { GuestInvite } from './GuestInvite.tsx';

const invited = { address: '/en/task-center/invite?ref=DEMO2026', isGuest: true } as const;
/** Returns a text without the isolation marks around its numbers. */
const withoutMarks = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '');

/** Returns the heading, the lead and the reward cards for one kind of guest. CSS hides those for the other. */
function textsFor(guest: 'inviters' | 'invited') {
  const [title, lead, ...rewards] = [
    ...document.querySelectorAll(`.for-${guest} :is(h1, .hero__lead, .benefit, .coupon-note)`),
  ].map(({ textContent }) => withoutMarks(textContent));
  return { title, lead, rewards };
}

const note =
  ' Not withdrawable. 10\u00a0USDT covers the fees on 10,000\u00a0USDT of spot trading. 90\u00a0days to use.';

/** Returns the steps for one kind of guest. */
const stepsFor = (guest: 'inviters' | 'invited') =>
  [...document.querySelectorAll(`.for-${guest} ol > li`)].map(({ textContent }) => textContent);

it('fills the invitation code from the URL into the form', async () => {
  const { user } = await openPage(GuestInvite, invited);
  screen.getByText('Code DEMO2026 is applied when you sign up.');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await windowsLoad();
  const form = within(await screen.findByRole('dialog', { name: 'Create your account' }));
  await user.click(form.getByRole('combobox', { name: 'Country of residence' }));
  await user.keyboard('germ{Enter}');
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'new@brand.com');
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(form.getByDisplayValue('DEMO2026').getAttribute('name')).toBe('referralCode');
});

it('names the participants and the risk of prices directly below the buttons', async () => {
  await openPage(GuestInvite, { isGuest: true });
  const actions = screen.getByRole('button', { name: 'Sign up' }).closest('.hero__actions');
  const participants = actions?.nextElementSibling;
  expect(participants?.querySelector('a')?.getAttribute('href')).toBe('/en/legal/invite');
  expect(participants?.nextElementSibling?.textContent).toMatch(
    /^Prices of crypto-assets can fall/,
  );
});

it('asks guests without a code to invite friends, and shows the reward for each side, with its kind', async () => {
  await openPage(GuestInvite, { isGuest: true });
  expect(textsFor('inviters')).toEqual({
    title: 'Invite friends: coupons for both',
    lead: 'Earn a reward for each friend who signs up with your code and trades.',
    rewards: [
      'For each friend who trades, you get20\u00a0USDTFee coupon',
      'For signing up with your code, your friend gets10\u00a0USDTFee coupon',
      note,
    ],
  });
  screen.getByText('Have a referral code? Enter it when you sign up.');
  expect(stepsFor('inviters')[0]).toMatch(/Share your link/);
});

it('addresses guests with a code as the invited friend, and shows their reward first', async () => {
  await openPage(GuestInvite, invited);
  expect(textsFor('invited')).toEqual({
    title: 'A friend invited you',
    lead: 'Sign up and get 10\u00a0USDT (Fee coupon).',
    rewards: [
      'For signing up, you get10\u00a0USDTFee coupon',
      'Once you trade, your friend gets20\u00a0USDTFee coupon',
      note,
    ],
  });
  const terms = document.querySelector('.for-invited .invite-terms li')?.textContent;
  expect(withoutMarks(terms)).toBe(
    'You get 10\u00a0USDT (Fee coupon) for signing up. The friend who invited you gets 20\u00a0USDT (Fee coupon) when you make your first trade, of any size and at any time.',
  );
  expect(stepsFor('invited')).toEqual([
    "1Sign upYour friend's code is already filled in.",
    '2Claim your couponIt is ready as soon as you have an account.',
    '3Start tradingYour coupon pays trading fees. Once you trade, your friend gets a reward too.',
  ]);
});
