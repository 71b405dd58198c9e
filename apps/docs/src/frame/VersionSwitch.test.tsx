import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { VersionSwitch } from './VersionSwitch.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const serve = (versions: object) => {
  const fetch = vi.fn(() => Promise.resolve(Response.json(versions)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('is a text while there is one version', async () => {
  const fetch = serve([{ name: '1.0', path: '/' }]);
  render(<VersionSwitch />);
  await screen.findByText('1.0');
  expect(fetch).toHaveBeenCalledOnce();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('offers all versions, and shows which one this is', async () => {
  serve([
    { name: '2.0', path: '/' },
    { name: '1.0', path: '/1.0/' },
  ]);
  render(<VersionSwitch />);
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Version' });
  expect([...select.options].map(({ text }) => text)).toEqual(['2.0', '1.0']);
  expect(select.selectedOptions[0]!.text).toBe('2.0');
});
