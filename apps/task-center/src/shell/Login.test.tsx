import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { answers, dailyTask } from '../../test/answers.ts';
import { refusal, result, type Steps } from '../../test/fakeServer.ts';
import { openPage, openScreen, pass, windowsLoad } from '../../test/openPage.tsx';
import { CampaignsScreen } from '../campaigns/list/CampaignsScreen.tsx';
import { useRead } from '../data/useRead.ts';
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

describe('the reward above the form', () => {
  const task = {
    ...dailyTask,
    kind: 'register',
    reward: { ...dailyTask.reward, type: 'points', value: { amount: '50', unit: 'points' } },
  };
  const home = result({ ...answers.home, tasks: [task] });
  const rewardText = () => document.querySelector('.login-reward')?.textContent;

  async function openSignUp({
    Screen,
    address = '/en/task-center',
    answer = home,
  }: { Screen?: ComponentType; address?: string; answer?: Steps } = {}) {
    const open = Screen ? openScreen : openPage;
    const replies = { home: answer };
    const opened = await open(Screen ?? (() => null), { isGuest: true, address, replies });
    void opened.services.account.login?.register();
    await pass(1);
    await windowsLoad();
    await screen.findByRole('dialog', { name: 'Create your account' });
    await pass(100);
    return opened;
  }

  it('is the one for opening an account', async () => {
    const { server } = await openSignUp();
    expect(rewardText()).toMatch(/^You get \W?50\W+points\W*Not withdrawable\.$/);
    expect(server.callsOf('home')).toHaveLength(1);
  });

  it('is the one that the screen has loaded', async () => {
    function Hub() {
      useRead('home', {});
      return null;
    }
    const { server } = await openSignUp({ Screen: Hub });
    expect(rewardText()).toMatch(/^You get/);
    expect(server.callsOf('home')).toHaveLength(1);
  });

  it('is missing if it cannot be loaded', async () => {
    await openSignUp({ answer: refusal('regionBlocked') });
    expect(rewardText()).toBeUndefined();
    screen.getByRole('textbox', { name: /Email/ });
  });

  it('is not requested with the code of an invitation', async () => {
    const { server } = await openSignUp({ address: '/en?ref=DEMO2026' });
    expect(server.callsOf('home')).toEqual([]);
  });

  it('is no longer requested once the window is closed', async () => {
    const { services, user } = await openSignUp({ answer: { type: 'hang' } });
    expect(services.queries.isFetching()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await pass(1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(services.queries.isFetching()).toBe(0);
  });
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
