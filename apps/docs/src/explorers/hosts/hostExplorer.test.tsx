import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import HostExplorer from './index.tsx';

beforeEach(() => history.replaceState(undefined, '', '/explore/hosts/'));
afterEach(cleanup);

const input = () => screen.getByRole('textbox', { name: 'Host or address' });
const verdict = () => screen.getByRole('status').textContent;

it('explains the typed host, and writes it to the URL', async () => {
  const user = userEvent.setup();
  render(<HostExplorer />);
  expect(verdict()).toContain('a domain of “kz”');
  await user.clear(input());
  await user.type(input(), 'brand.eu');
  expect(verdict()).toContain('Trusted');
  expect(screen.getAllByText('https://api2.brand.eu')).toHaveLength(2);
  expect(screen.getByText('Ελληνικά').lang).toBe('el');
  await vi.waitFor(() => expect(location.search).toBe('?host=brand.eu'));
});

it('starts with the host from the URL', () => {
  history.replaceState(undefined, '', '?host=www.brand.ae');
  render(<HostExplorer />);
  expect(input()).toHaveProperty('value', 'www.brand.ae');
  expect(screen.getByText('ar-ARE')).toBeDefined();
});

it('shows a hostile host as text and without endpoints', async () => {
  history.replaceState(undefined, '', '?host=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  const { container } = render(<HostExplorer />);
  expect(container.querySelector('img')).toBeNull();
  expect(verdict()).toContain('Not trusted');
  await userEvent.click(screen.getByRole('button', { name: 'Brand as a subdomain' }));
  expect(verdict()).toContain('The host belongs to evil.com');
  expect(screen.queryByText('Endpoints')).toBeNull();
});
