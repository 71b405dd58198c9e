import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { result } from '../../test/fakeServer.ts';
import { openPage, pass } from '../../test/openPage.tsx';
import { SiteShell } from '@exchange/site/frame';
import { readMessages } from '@exchange/site/page/messages';
import { regions, type LocaleToken } from '@exchange/site/regions';
import { shell } from './shell.tsx';

const notice = () => document.querySelector<HTMLElement>('.notice');
const text = () => notice()?.textContent;
const button = (name: string) => within(notice()!).getByRole('button', { name });

/** Opens a page that has only the shell. */
function openShell(locale: LocaleToken = 'en') {
  const texts = readMessages(regions.contentLocale(locale));
  const page = {
    useByGlobals: true,
    locale,
    isLocaleInPath: true,
    isMissing: false,
    texts,
  } as const;
  return openPage(
    () => (
      <SiteShell options={shell} page={page} file="/task-center">
        {null}
      </SiteShell>
    ),
    { address: `/${locale}/task-center`, locale },
  );
}

it('shows no notice when there is no problem', async () => {
  await openShell();
  expect(text()).toBeUndefined();
});

it('offers a retry when the profile call fails', async () => {
  const { server, services, user } = await openShell();
  server.answerProfile({ type: 'reply', status: 500, body: '' });
  await act(() => vi.waitFor(() => services.account.session.refresh()));
  expect(text()).toContain("We couldn't check whether you're logged in.");
  server.answerProfile(result({ id: 1 }));
  await user.click(button('Try again'));
  await pass(1);
  expect(text()).toBeUndefined();
  expect(services.account.session.getState().status).toBe('user');
});

it('shows and hides the offline notice with the connection', async () => {
  await openShell();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(text()).toBe("You're offline. Information may be out of date.");
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(text()).toBeUndefined();
});

it('does not offer the other site again after the visitor dismissed it', async () => {
  const { user, services } = await openShell('tr-TUR');
  await user.click(button('Kapat'));
  expect(text()).toBeUndefined();
  expect(services.languages.otherSiteFor('tr-TUR')).toBeUndefined();
  expect(services.languages.otherSiteFor('de')).toBeDefined();
});

it("links to the site that offers the page's language", async () => {
  await openShell('tr-TUR');
  expect(text()).toContain('Bu dil için sitemiz: brand-tr.com');
  const link = screen.getByRole('link', { name: 'brand-tr.com sitesine git' });
  expect(link.getAttribute('href')).toBe(`${location.origin}/tr-TUR/task-center?edition=tr`);
});
