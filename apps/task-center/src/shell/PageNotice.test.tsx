import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { result } from '../../test/fakeServer.ts';
import { openPage, pass } from '../../test/openPage.tsx';
import { PageNotice } from './PageNotice.tsx';

const notice = () => document.querySelector('.notice')?.textContent;

it('shows no notice when there is no problem', async () => {
  await openPage(PageNotice);
  expect(notice()).toBeUndefined();
});

it('offers a retry when the profile call fails', async () => {
  const { server, services, user } = await openPage(PageNotice);
  server.answerProfile({ type: 'reply', status: 500, body: '' });
  await act(() => vi.waitFor(() => services.account.session.refresh()));
  expect(notice()).toContain("We couldn't check whether you're logged in.");
  server.answerProfile(result({ id: 1 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(1);
  expect(notice()).toBeUndefined();
  expect(services.account.session.getState().status).toBe('user');
});

it('shows and hides the offline notice with the connection', async () => {
  await openPage(PageNotice);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(notice()).toBe("You're offline. Information may be out of date.");
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(notice()).toBeUndefined();
});

it('does not offer the other site again after the visitor dismissed it', async () => {
  const turkish = { address: '/tr-TUR/task-center', locale: 'tr-TUR' } as const;
  const { user, services } = await openPage(PageNotice, turkish);
  await user.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(notice()).toBeUndefined();
  expect(services.languages.otherSiteFor('tr-TUR')).toBeUndefined();
  expect(services.languages.otherSiteFor('de')).toBeDefined();
});

it("links to the site that offers the page's language", async () => {
  await openPage(PageNotice, { address: '/tr-TUR/task-center', locale: 'tr-TUR' });
  expect(notice()).toContain('Bu dil için sitemiz: brand-tr.com');
  const link = screen.getByRole('link', { name: 'brand-tr.com sitesine git' });
  expect(link.getAttribute('href')).toBe(`${location.origin}/tr-TUR/task-center?edition=tr`);
});
