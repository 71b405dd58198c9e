import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { guest, openSite, pass, windowsLoad } from '../../../test/openSite.tsx';

const profile = { id: 1, username: 'demo', vague_email: 'de***@brand.com' };
const header = () => within(screen.getByRole('banner'));
const openMenu = async ({ user }: Awaited<ReturnType<typeof openSite>>) => {
  await user.click(header().getByRole('button', { name: /Account/ }));
  return within(screen.getByRole('menu'));
};
const menuItems = () =>
  header()
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

it.each([
  ['Log in', 'login'],
  ['Sign up', 'register'],
] as const)('offers guests "%s" as a button and in a menu', async (name, view) => {
  const page = await openSite();
  const open = vi.spyOn(page.services.account.login!, view).mockResolvedValue(undefined);
  await page.user.click(header().getByRole('button', { name }));
  expect(open).toHaveBeenCalledTimes(1);
  const menu = await openMenu(page);
  await page.user.click(menu.getByRole('menuitem', { name }));
  expect(open).toHaveBeenCalledTimes(2);
});

it('shows users their name, contact, pages and security in place of the login', async () => {
  const page = await openSite(undefined, {
    profile: { ...profile, loyalty_vip_info: { is_vip: true } },
    header: { accountPages: () => [{ id: 'orders', label: 'Orders', href: '/en/app/orders' }] },
  });
  expect(header().queryByRole('button', { name: 'Log in' })).toBeNull();
  await openMenu(page);
  expect(menuItems()).toEqual(['Orders', 'Security', 'Log out']);
  header().getByText('de***@brand.com');
  header().getByText('VIP');
  expect(header().queryByText('Sub-account')).toBeNull();
});

it('shows the contact of a sub-account only if it is not its name', async () => {
  const page = await openSite(undefined, {
    profile: { id: 1, username: '+49***7', vague_mobile: '+49***7', is_submember: true },
  });
  await openMenu(page);
  expect(header().getAllByText('+49***7')).toHaveLength(2);
  header().getByText('Sub-account');
  expect(header().queryByText('VIP')).toBeNull();
});

it('opens and closes the security settings', async () => {
  const page = await openSite(undefined, {
    profile,
    header: {
      SecurityWindow: ({ open, onClose }) =>
        open ? <button onClick={onClose}>Close settings</button> : null,
    },
  });
  const menu = await openMenu(page);
  await page.user.click(menu.getByRole('menuitem', { name: 'Security' }));
  await page.user.click(screen.getByRole('button', { name: 'Close settings' }));
  expect(screen.queryByRole('button', { name: 'Close settings' })).toBeNull();
});

it('logs out once', async () => {
  const page = await openSite(undefined, { profile });
  const menu = await openMenu(page);
  await page.user.click(menu.getByRole('menuitem', { name: 'Log out' }));
  const item = (await openMenu(page)).getByRole('menuitem', { name: 'Logging out…' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(page.calls.filter(({ url }) => url.endsWith('/logout'))).toHaveLength(1);
});

it('offers no login until it is known whether a former user is still logged in', async () => {
  const { answerProfile, services } = await openSite(undefined, { profile });
  expect(services.account.wasLoggedIn).toBe(true);
  answerProfile({ ...guest, delayMs: 1_000 } as never);
  void services.account.session.refresh();
  await pass(10);
  expect(header().queryByRole('button', { name: 'Log in' })).toBeNull();
  await pass(1_000);
  header().getByRole('button', { name: 'Log in' });
});

it('loads the notices of users when the page is idle', async () => {
  const loadNotices = () => Promise.resolve(() => <button>Notices</button>);
  await openSite(undefined, { profile, header: { loadNotices } });
  expect(screen.queryByRole('button', { name: 'Notices' })).toBeNull();
  await pass(200);
  await windowsLoad();
  screen.getByRole('button', { name: 'Notices' });
});

it('loads no notices on missing pages', async () => {
  const loadNotices = vi.fn(() => Promise.resolve(() => null));
  await openSite(undefined, { profile, isMissing: true, header: { loadNotices } });
  await pass(1_000);
  expect(loadNotices).not.toHaveBeenCalled();
});
