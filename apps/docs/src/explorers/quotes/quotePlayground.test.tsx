import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import QuotePlayground from './index.tsx';

beforeEach(() => history.replaceState(undefined, '', '/explore/quotes/'));
afterEach(cleanup);

it('starts three clients, applies faults and stops', async () => {
  render(<QuotePlayground />);
  expect(screen.getByRole('button', { name: 'Cut' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByText('quote-socket: Open');
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^quote-socket: /),
    expect.stringMatching(/^partysocket: /),
    expect.stringMatching(/^WebSocket: /),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Cut' }));
  await screen.findByRole('row', { name: /^WebSocket Closed/ });
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('writes its lasting faults to the URL', async () => {
  history.replaceState(undefined, '', '?faults=flood,evil');
  render(<QuotePlayground />);
  expect(screen.getByRole('switch', { name: /Flood/ })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('switch', { name: 'Silence' }));
  await vi.waitFor(() => expect(location.search).toBe('?faults=silence%2Cflood'));
});
