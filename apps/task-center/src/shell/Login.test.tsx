import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../test/fakeServer.ts';
import { openPage, openScreen, pass, windowsLoad } from '../../test/openPage.tsx';
import { CampaignsScreen } from '../campaigns/list/CampaignsScreen.tsx';
import { MyRewardsPage } from '../rewards/list/MyRewardsPage.tsx';
import { RewardScreen } from '../rewards/detail/RewardScreen.tsx';

const login = () => screen.findByRole('dialog', { name: 'Log in' });

it.each([
  ['rewards', MyRewardsPage, '/my-rewards'],
  ['reward', RewardScreen, '/reward-detail?reward-id=14'],
] as const)(
  'opens for a guest when the server refuses the call "%s"',
  async (call, Screen, path) => {
    const { user } = await openScreen(Screen, {
      address: `/en/task-center${path}`,
      isGuest: true,
      replies: { [call]: refusal(10007) },
    });
    screen.getByText('Log in to continue');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await windowsLoad();
    await login();
  },
);

it('opens from the joined tab of a guest, who can still see the other campaigns', async () => {
  const { user, server } = await openScreen(CampaignsScreen, { isGuest: true });
  screen.getByRole('link', { name: 'Volume Cup' });
  await user.click(screen.getByRole('tab', { name: 'Joined' }));
  screen.getByText('Log in to see your campaigns');
  const asked = server
    .callsOf('campaigns')
    .map(({ url }) => new URL(url).searchParams.get('filter'));
  expect(asked).toEqual(['ongoing']);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await windowsLoad();
  await login();
});

it('focuses the first invalid field', async () => {
  const { user, services } = await openPage(() => null, { isGuest: true });
  void services.account.login?.login();
  await pass(1);
  await windowsLoad();
  const form = within(await login());
  const email = form.getByRole('textbox', { name: /Email/ });
  const password = form.getByLabelText(/^Password/);
  await user.click(form.getByRole('button', { name: 'Log in' }));
  expect(document.activeElement).toBe(email);
  await user.type(email, 'demo@brand.com');
  await user.click(form.getByRole('button', { name: 'Log in' }));
  expect(document.activeElement).toBe(password);
  expect(password.getAttribute('aria-invalid')).toBe('true');
});
