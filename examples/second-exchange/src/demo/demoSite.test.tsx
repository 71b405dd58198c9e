import { simulator } from '@exchange/app-bridge/testing';
import { createI18nSync } from '@exchange/i18n-loader';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import english from '../../public/texts/en.json' with { type: 'json' };
import { app, region } from '../../exchange.config.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { placeOf } from '../frame/place.ts';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { SiteServices } from '../frame/SiteServices.tsx';
import { MarketsPage } from '../markets/MarketsPage.tsx';
import { RewardsPage } from '../rewards/RewardsPage.tsx';
import { createServices } from '../services.ts';
import { demoConnections } from './demoConnections.ts';

// The pages, with the services that this folder simulates and English texts.

function open(page: ReactElement, connections = demoConnections()) {
  const reload = vi.fn();
  const services = createServices(connections, localStorage);
  onTestFinished(() => services.prices.close());
  const translations = { site: english };
  const url = () => undefined;
  const i18n = createI18nSync({ locale: 'en', language: 'en', ns: 'site', translations, url });
  render(
    <SiteFrame place={placeOf(location, localStorage)} i18n={i18n}>
      <SiteServices services={services} reload={reload}>
        {page}
      </SiteServices>
    </SiteFrame>,
  );
  return { user: userEvent.setup(), reload, services };
}

it('shows live prices', async () => {
  open(<MarketsPage />);
  expect(await screen.findByText('Bitcoin')).toBeDefined();
  expect(await screen.findByText(/^(5\d|6\d)\D\d{3}\D\d\d$/)).toBeDefined();
});

it('keeps showing markets that cannot be loaded again', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('', { status: 404 })));
  const known = [{ symbol: 'BTC-EUR', name: 'Bitcoin' }];
  open(<MarketsPage known={known} />, { ...demoConnections(), fetch });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await expect(screen.findByRole('alert', {}, { timeout: 300 })).rejects.toThrow();
  expect(screen.getByText('Bitcoin')).toBeDefined();
});

it('logs in with the web form, after a wrong password', async () => {
  const { user, reload } = open(<AccountPage />);
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
  const { user, reload } = open(<AccountPage />, demoConnections({ isApp: true }));
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Ada')).toBeDefined();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a member of the app is logged in from the start', async () => {
  const transport = simulator({
    methods: {
      'Device.info': { type: 'reply', data: { version: app.minVersion } },
      'Session.get': { type: 'reply', data: { token: 'demo' } },
    },
  });
  open(<AccountPage />, { ...demoConnections(), transport });
  expect(await screen.findByText('Ada')).toBeDefined();
});

it('a logout ends the login of the price stream', async () => {
  localStorage.setItem(region.config.storageKeys.token, 'demo');
  const { user, services } = open(<AccountPage />);
  const phases: string[] = [];
  services.prices.subscribe('BTC-EUR', () => {});
  await vi.waitFor(() => expect(services.prices.phase).toBe('open'));
  services.prices.on('status', () => phases.push(services.prices.phase));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await vi.waitFor(() => expect(phases.length).toBeGreaterThan(0));
});

it('a logout opens no price stream', async () => {
  localStorage.setItem(region.config.storageKeys.token, 'demo');
  const { user, services } = open(<AccountPage />);
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined();
  expect(services.prices.phase).toBe('idle');
});

it('shows why a claim was refused', async () => {
  const { user } = open(<RewardsPage />);
  const [firstTrade, welcome] = await screen.findAllByRole('button', { name: 'Claim' });
  await user.click(firstTrade!);
  expect(await screen.findByText('Log in to claim rewards.')).toBeDefined();
  localStorage.setItem(region.config.storageKeys.token, 'demo');
  await user.click(firstTrade!);
  expect(await screen.findByText('The reward is sold out.')).toBeDefined();
  await user.click(welcome!);
  expect(await screen.findByText('The reward is in your account.')).toBeDefined();
});
