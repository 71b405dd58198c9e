import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSite } from '../../../test/openSite.tsx';

const footer = () => within(screen.getByRole('contentinfo'));
const measuring = () => footer().getByRole<HTMLInputElement>('checkbox');

it('lets the visitor choose the theme', async () => {
  const { user } = await openSite();
  const theme = footer().getByRole<HTMLSelectElement>('combobox', { name: 'Theme' });
  expect(theme.value).toBe('system');
  await user.selectOptions(theme, 'Light');
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(theme.value).toBe('light');
});

it('lets the visitor refuse and allow analytics', async () => {
  const { services, user } = await openSite();
  expect(measuring().checked).toBe(true);
  await user.click(measuring());
  expect(measuring().checked).toBe(false);
  expect(services.analytics.consent.getState()).toBe('refused');
  await user.click(measuring());
  expect(measuring().checked).toBe(true);
  act(() => services.analytics.consent.refuse());
  expect(measuring().checked).toBe(false);
});

it('disables the switch if the browser refuses analytics', async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  await openSite();
  Object.assign(navigator, { globalPrivacyControl: undefined });
  expect(measuring().disabled).toBe(true);
  expect(measuring().checked).toBe(false);
  vi.useRealTimers();
});
