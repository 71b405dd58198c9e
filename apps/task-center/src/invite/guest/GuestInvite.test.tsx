import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, windowsLoad } from '../../../test/openPage.tsx';
import { GuestInvite } from './GuestInvite.tsx';

it('fills the invitation code from the URL into the form', async () => {
  const { user } = await openPage(GuestInvite, {
    address: '/en/task-center/invite?ref=DEMO2026',
    isGuest: true,
  });
  screen.getByText(/Code DEMO2026 is applied/);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await windowsLoad();
  const form = await screen.findByRole('dialog', { name: 'Create your account' });
  expect(within(form).getByDisplayValue('DEMO2026').getAttribute('name')).toBe('referralCode');
});

it('shows the rewards for the inviter and the friend, with their kinds', async () => {
  await openPage(GuestInvite, { isGuest: true });
  const sides = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/[\u2066\u2069]/g, ''));
  expect(sides).toContain(
    'You get20\u00a0USDTBonus · Only profits are withdrawablefor each friend who trades',
  );
  expect(sides).toContain(
    'Your friend gets10\u00a0USDTCoupon · Not withdrawablefor signing up with your code',
  );
});
