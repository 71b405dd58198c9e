import { readFile } from 'node:fs/promises';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { region } from '../exchange.config.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { demoConnections } from './demo/demoConnections.ts';
import { placeOf } from './frame/place.ts';
import { SiteFrame } from './frame/SiteFrame.tsx';
import { SiteServices } from './frame/SiteServices.tsx';
import { loadTexts } from './frame/texts.ts';
import { MarketsPage } from './markets/MarketsPage.tsx';
import { RewardsPage } from './rewards/RewardsPage.tsx';
import { createServices } from './services.ts';

/** Serves `public/texts`. Returns 404 for a missing file. */
async function fetchText(url: string): Promise<Response> {
  const file = `public${new URL(url).pathname}`;
  return readFile(file, 'utf8').then(
    (text) => new Response(text),
    () => new Response('', { status: 404 }),
  );
}

async function open(path: string, page: ReactElement, { isApp = false, fetch = fetchText } = {}) {
  history.replaceState(null, '', path);
  const place = placeOf(location, localStorage);
  const i18n = await loadTexts(place, { base: 'https://site.test/texts', fetch });
  const reload = vi.fn();
  const services = createServices(demoConnections({ isApp }));
  onTestFinished(() => services.prices.close());
  render(
    <SiteFrame place={place} i18n={i18n}>
      <SiteServices services={services} reload={reload}>
        {page}
      </SiteServices>
    </SiteFrame>,
  );
  return { user: userEvent.setup(), reload };
}

it('shows live prices', async () => {
  await open('/', <MarketsPage />);
  expect(await screen.findByText('Bitcoin')).toBeDefined();
  expect(await screen.findByText(/^(5\d|6\d),\d{3}\.\d\d$/)).toBeDefined();
});

it('logs in with the web form, after a wrong password', async () => {
  const { user, reload } = await open('/account', <AccountPage />);
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await user.type(await screen.findByLabelText('Email'), 'ada@mail.example');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('The email or the password is wrong.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  // The id is above 2^53 and keeps its last digit.
  expect(await screen.findByText('User ID 9007199254740993')).toBeDefined();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('logs in with the app inside the app', async () => {
  const { user, reload } = await open('/account', <AccountPage />, { isApp: true });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Ada')).toBeDefined();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('says why a claim was refused', async () => {
  const guest = await open('/rewards', <RewardsPage />);
  const [firstTrade, welcome] = await screen.findAllByRole('button', { name: 'Claim' });
  await guest.user.click(firstTrade!);
  expect(await screen.findByText('Log in to claim rewards.')).toBeDefined();
  localStorage.setItem(region.config.storageKeys.token, 'demo');
  await guest.user.click(firstTrade!);
  expect(await screen.findByText('The reward is sold out.')).toBeDefined();
  await guest.user.click(welcome!);
  expect(await screen.findByText('The reward is in your account.')).toBeDefined();
});

it('shows the texts of the language in the address', async () => {
  await open('/ar/rewards', <RewardsPage />);
  expect(await screen.findByRole('heading', { name: 'المكافآت' })).toBeDefined();
});

it('reports texts that cannot be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const fetch = () => Promise.resolve(new Response('', { status: 404 }));
  await open('/rewards', <RewardsPage />, { fetch });
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: 'TranslationError' }));
});

it('shows the backup language if the texts of a language are missing', async () => {
  const fetch = (url: string) =>
    url.endsWith('/de.json') ? Promise.resolve(new Response('', { status: 404 })) : fetchText(url);
  await open('/de/rewards', <RewardsPage />, { fetch });
  expect(await screen.findByRole('heading', { name: 'Rewards' })).toBeDefined();
});
