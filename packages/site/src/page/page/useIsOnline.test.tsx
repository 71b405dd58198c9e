import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useIsOnline } from './useIsOnline.ts';

const Connection = () => <p>{useIsOnline() ? 'online' : 'offline'}</p>;

it('follows the connection of the browser', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Connection />);
  screen.getByText('offline');
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  screen.getByText('online');
  isOnline.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  screen.getByText('offline');
});

it('assumes a connection in the static HTML', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(renderToString(<Connection />)).toBe('<p>online</p>');
});
