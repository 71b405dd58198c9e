import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as config from '../../exchange.config.ts';
import { BrowserSite } from './BrowserSite.tsx';
import { staticPlace } from './staticPlace.ts';

vi.mock('../../exchange.config.ts', async (original) => ({
  ...(await original<typeof import('../../exchange.config.ts')>()),
  connections: vi.fn(() => Promise.reject(new Error('The host has no services.'))),
}));

it('a page shows its content at once, and a way to retry if the site cannot start', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(
    <BrowserSite place={staticPlace()} texts={{}}>
      <p>Page</p>
    </BrowserSite>,
  );
  expect(screen.getByText('Page')).toBeDefined();
  // The header of the site has more buttons.
  expect(await screen.findByRole('button')).toBeDefined();
  expect(config.connections).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(new Error('The host has no services.'));
  // The texts in `public` are in the HTML.
  if (config.textsUrl('en').startsWith('/')) expect(fetch).not.toHaveBeenCalled();
});
