import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BrowserSite } from './BrowserSite.tsx';
import { staticPlace } from './staticPlace.ts';

vi.mock('../../exchange.config.ts', async (original) => ({
  ...(await original<typeof import('../../exchange.config.ts')>()),
  connections: () => Promise.reject(new Error('The host has no services.')),
}));

it('a site that cannot start shows a way to retry', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  onTestFinished(() => void vi.unstubAllGlobals());
  render(
    <BrowserSite place={staticPlace()} texts={{}}>
      <p>Page</p>
    </BrowserSite>,
  );
  // The header of a site that has started has more buttons.
  expect(await screen.findByRole('button')).toBeDefined();
  expect(log).toHaveBeenCalledWith(new Error('The host has no services.'));
});
