import { screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { openSite, pass } from '../../test/openSite.tsx';
import { ScreenProvider } from './loading/ScreenProvider.tsx';
import { OpenInApp } from './OpenInApp.tsx';

const queries = new QueryClient();
const Page = () => (
  <ScreenProvider queries={queries} userId="1">
    <div data-testid="offer">
      <OpenInApp />
    </div>
  </ScreenProvider>
);
const address = '/en/trade/spot/BTC/USDT';
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile';
const offer = () => screen.getByTestId('offer');
const link = () => offer().querySelector('a')!;

it('offers a code to scan on a computer', async () => {
  await openSite(Page, { address });
  screen.getByRole('img', { name: 'QR code that opens this page on your phone' });
});

it('opens the app on a phone, without a code', async () => {
  const { user } = await openSite(Page, { address, userAgent: phone });
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(link().href).toMatch(/^\w+:\/\/(?!localhost)/);
  await user.click(link());
  await pass(5_000);
  const toast = screen.getByRole('region', { name: /Notifications/ });
  expect(toast.textContent).toContain(
    "Couldn't open the app. Make sure it's installed. Get the app",
  );
  expect(toast.querySelector('a')?.getAttribute('href')).toBe('/en/download');
});

it('shows no message if the app opened, which hides the page', async () => {
  const { user } = await openSite(Page, { address, userAgent: phone });
  await user.click(link());
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(5_000);
  Reflect.deleteProperty(document, 'visibilityState');
  expect(screen.queryByText(/Couldn't open the app/)).toBeNull();
});

it('offers nothing where the app has no such screen', async () => {
  await openSite(Page, { address: '/en/nowhere/7' });
  expect(offer().textContent).toBe('');
});
