import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, windowsLoad } from '../../../test/openPage.tsx';
import { GuestInvite } from './GuestInvite.tsx';

const invited = { address: '/en/task-center/invite?ref=DEMO2026', isGuest: true } as const;
const plain = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '');

/** Returns the texts of the reward cards, without those that are hidden. */
function rewards() {
  const [list] = screen.getAllByRole('list');
  return within(list!)
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
}

it('fills the invitation code from the URL into the form', async () => {
  const { user } = await openPage(GuestInvite, invited);
  screen.getByText('Code DEMO2026 is applied when you sign up.');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await windowsLoad();
  const form = await screen.findByRole('dialog', { name: 'Create your account' });
  expect(within(form).getByDisplayValue('DEMO2026').getAttribute('name')).toBe('referralCode');
});

it('asks guests without a code to invite friends, and shows the reward for each side, with its kind', async () => {
  await openPage(GuestInvite, { isGuest: true });
  screen.getByRole('heading', { level: 1, name: 'Invite friends, earn together' });
  expect(rewards()).toEqual([
    'You get20\u00a0USDTBonus · Only profits are withdrawablefor each friend who trades',
    'Your friend gets10\u00a0USDTCoupon · Not withdrawablefor signing up with your code',
  ]);
  screen.getByRole('heading', { level: 2, name: 'How it works' });
});

it('addresses guests with a code as the invited friend, and shows their reward first', async () => {
  await openPage(GuestInvite, invited);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toBe('A friend invited you');
  expect(plain(title.nextElementSibling?.textContent)).toBe(
    'Sign up and get 10\u00a0USDT (Coupon).',
  );
  expect(rewards()).toEqual([
    'You get10\u00a0USDTCoupon · Not withdrawablefor signing up',
    'Your friend gets20\u00a0USDTBonus · Only profits are withdrawableonce you trade',
  ]);
  screen.getByRole('heading', { level: 2, name: 'Invite friends' });
});

it('keeps the hidden texts for guests without a code in the layout, so that nothing moves', async () => {
  await openPage(GuestInvite, invited);
  const hidden = [...document.querySelectorAll('.replaceable > [aria-hidden=true]')];
  expect(hidden.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Invite friends, earn together/),
    expect.stringMatching(/^You get20/),
  ]);
});
