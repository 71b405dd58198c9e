import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSite, pass } from '../../../test/openSite.tsx';

const profile = { id: 1, username: 'demo' };
const notice = () => document.querySelector<HTMLElement>('.notice');
const text = () => notice()?.textContent;
const button = (name: string) => within(notice()!).getByRole('button', { name });

it('shows no notice when there is no problem', async () => {
  await openSite(undefined, { profile });
  expect(text()).toBeUndefined();
});

it('offers a retry when the profile call fails', async () => {
  const { answerProfile, services, user } = await openSite(undefined, { profile });
  answerProfile({ type: 'reply', status: 500, body: '' });
  await act(() => vi.waitFor(() => services.account.session.refresh()));
  expect(text()).toContain("We couldn't check whether you're logged in.");
  answerProfile({ type: 'result', result: profile, delayMs: 100 });
  await user.click(button('Try again'));
  expect(text()).toContain('Checking your login…');
  await pass(100);
  expect(text()).toBeUndefined();
  expect(services.account.session.getState().status).toBe('user');
});

it('offers a login after the end of a session, not to other guests', async () => {
  const { answerProfile, services, user } = await openSite(undefined, { profile });
  answerProfile({ type: 'reply', body: { ret_code: 10007, ret_msg: 'no', result: {} } });
  await act(() => vi.waitFor(() => services.account.session.refresh()));
  expect(text()).toContain("You've been logged out. Log in again.");
  const login = vi.spyOn(services.account.login!, 'login').mockResolvedValue(undefined);
  await user.click(button('Log in'));
  expect(login).toHaveBeenCalledOnce();
});

it('shows guests no notice', async () => {
  await openSite();
  expect(text()).toBeUndefined();
});

it('shows and hides the offline notice with the connection', async () => {
  await openSite();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(text()).toBe("You're offline. Information may be out of date.");
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(text()).toBeUndefined();
});

it('does not offer the other site again after the visitor dismissed it', async () => {
  const { user, services } = await openSite(undefined, { locale: 'tr-TUR' });
  await user.click(button('Kapat'));
  expect(text()).toBeUndefined();
  expect(services.languages.otherSiteFor('tr-TUR')).toBeUndefined();
  expect(services.languages.otherSiteFor('de')).toBeDefined();
});

it("links to the site that offers the page's language", async () => {
  await openSite(undefined, { locale: 'tr-TUR' });
  expect(text()).toContain('Bu dil için sitemiz: brand-tr.com');
  const link = screen.getByRole('link', { name: 'brand-tr.com sitesine git' });
  expect(link.getAttribute('href')).toBe(`${location.origin}/tr-TUR/app?edition=tr`);
});

it('suggests no other site on a page without a language in its address', async () => {
  await openSite(undefined, { locale: 'tr-TUR', address: '/app', isLocaleInPath: false });
  expect(text()).toBeUndefined();
});
