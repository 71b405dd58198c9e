import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import BridgeSimulator from './index.tsx';

beforeEach(() => history.replaceState(undefined, '', '/explore/bridge/'));
afterEach(cleanup);

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('opens a screen of the app, and records the call', async () => {
  render(<BridgeSimulator />);
  expect(screen.getByText('Home', { selector: 'p' })).toBeDefined();
  await click('Call');
  await screen.findByText('Native page');
  expect(screen.getByText('kyc')).toBeDefined();
  expect(screen.getByRole('log').textContent).toContain('Router.push returned no data');
});

it('records a call to an app that is too old', async () => {
  history.replaceState(undefined, '', '?version=3.5.9');
  render(<BridgeSimulator />);
  await click('Call');
  await screen.findByText('Bridge, unsupported');
});

it('starts a new app when the fault changes', async () => {
  render(<BridgeSimulator />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fault of the app' }), 'fail');
  await click('Call');
  await screen.findByText('Bridge, native');
  expect(screen.getByText('Home', { selector: 'p' })).toBeDefined();
});

it('shows hostile parameters as text, and does not send invalid JSON', async () => {
  const { container } = render(<BridgeSimulator />);
  await click('Not JSON');
  expect(screen.getByText(/The parameters are not JSON/)).toBeDefined();
  await click('Call');
  expect(screen.getByRole('log').textContent).toBe('');
  await click('Markup as a path');
  await click('Call');
  await screen.findByText('<img src=x onerror=alert(1)>', { selector: 'p' });
  expect(container.querySelector('img')).toBeNull();
});

it('changes the theme of the phone when the app sends the theme event', async () => {
  const { container } = render(<BridgeSimulator />);
  await click('Change theme');
  expect(container.querySelector('.phone')).toHaveProperty('dataset.theme', 'dark');
});
