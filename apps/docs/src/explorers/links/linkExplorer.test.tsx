import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import LinkExplorer from './index.tsx';

beforeEach(() => history.replaceState(undefined, '', '/explore/links/'));
afterEach(cleanup);

const verdict = () => screen.getByRole('status').textContent;

it('maps an address to the app, and back', async () => {
  render(<LinkExplorer />);
  expect(verdict()).toContain('Mapped');
  expect(screen.getByText('trade-spot-base-quote')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Explain this app link' }));
  expect(screen.getByRole('textbox')).toHaveProperty(
    'value',
    'exchangeapp://open/home?tab=3&symbol=BTCUSDT',
  );
  expect(screen.getByText('/trade/spot/BTC/USDT')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Explain this path' }));
  expect(verdict()).toContain('The app opens this address.');
});

it('names the value that was refused, and shows it as text', async () => {
  const { container } = render(<LinkExplorer />);
  await userEvent.click(screen.getByRole('button', { name: 'Markup as a value' }));
  expect(verdict()).toContain('Not mapped');
  expect(verdict()).toContain('“base” is absent or invalid');
  expect(screen.getByText('base').nextSibling?.textContent).toMatch(/^1 to 15 capital letters/);
  expect(container.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Other site' }));
  expect(screen.getByText('foreign-origin')).toBeDefined();
});
