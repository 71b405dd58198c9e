import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, dailyTask } from '../../test/answers.ts';
import { result } from '../../test/fakeServer.ts';
import { openPage, openScreen, pass, windowsLoad } from '../../test/openPage.tsx';
import { CampaignsScreen } from '../campaigns/list/CampaignsScreen.tsx';
import { MyRewardsPage } from '../rewards/list/MyRewardsPage.tsx';
import { RewardPage } from '../rewards/detail/RewardPage.tsx';

const login = () => screen.findByRole('dialog', { name: 'Log in' });

it.each([
  ['my-rewards', MyRewardsPage],
  ['reward-detail?reward-id=14', RewardPage],
])('opens from the welcome package, which guests see at /%s', async (path, Page) => {
  const { user } = await openScreen(Page, {
    address: `/en/task-center/${path}`,
    isGuest: true,
    replies: { home: result({ ...answers.home, tasks: [{ ...dailyTask, category: 'newcomer' }] }) },
  });
  const cards = within(document.querySelector<HTMLElement>('.guest-package')!);
  cards.getByRole('heading', { name: 'Welcome package' });
  // The list of rewards is a script of its own.
  await windowsLoad();
  const list = cards.getByRole('link', { name: 'Daily spot trade' }).closest('ol')!;
  expect(list.children).toHaveLength(1);
  within(list).getByText(/^\W*10\WUSDT\W*$/);
  within(list).getByText('Fee coupon');
  await user.click(cards.getByRole('button', { name: 'I have an account' }));
  await windowsLoad();
  await login();
});

it('opens from the joined tab of a guest, who can still see the other campaigns', async () => {
  const { user, server } = await openScreen(CampaignsScreen, { isGuest: true });
  screen.getByRole('link', { name: 'Volume Cup' });
  await user.click(screen.getByRole('tab', { name: 'Joined' }));
  screen.getByText('Log in to see your campaigns');
  const filters = server
    .callsOf('campaigns')
    .map(({ url }) => new URL(url).searchParams.get('filter'));
  expect(filters).toEqual(['ongoing']);
  await user.click(screen.getByRole('button', { name: 'I have an account' }));
  await windowsLoad();
  await login();
});

it('names the reward for opening an account above the form', async () => {
  const task = {
    ...dailyTask,
    kind: 'register',
    reward: { ...dailyTask.reward, type: 'points', value: { amount: '50', unit: 'points' } },
  };
  const { services } = await openPage(() => null, {
    isGuest: true,
    replies: { home: result({ ...answers.home, tasks: [task] }) },
  });
  void services.account.login?.register();
  await pass(1);
  await windowsLoad();
  await screen.findByRole('dialog', { name: 'Create your account' });
  await pass(100);
  const reward = document.querySelector('.login-reward');
  expect(reward?.textContent).toMatch(/^You get \W?50\W+points\W*Not withdrawable\.$/);
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
