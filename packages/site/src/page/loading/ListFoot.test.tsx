import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSite } from '../../../test/openSite.tsx';
import { ListFoot } from './ListFoot.tsx';

type Query = Parameters<typeof ListFoot>[0]['query'];

const fetchNextPage = vi.fn(() => Promise.resolve());

/** Renders the end of a list. Returns its texts. */
async function openFoot(pages: number, query: Partial<Query>) {
  const idle = { isFetchingNextPage: false, isFetchNextPageError: false, hasNextPage: false };
  const data = { pages: Array<unknown>(pages).fill({}), pageParams: [] };
  const page = await openSite(() => (
    <section aria-label="End">
      <ListFoot query={{ ...idle, data, fetchNextPage, ...query } as Query} />
    </section>
  ));
  fetchNextPage.mockClear();
  return { ...page, foot: within(screen.getByRole('region', { name: 'End' })) };
}

it('offers the next page', async () => {
  const { user, foot } = await openFoot(1, { hasNextPage: true });
  await user.click(foot.getByRole('button', { name: 'Show more' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

it('shows that it loads, and loads a page once', async () => {
  const { user, foot } = await openFoot(2, { hasNextPage: true, isFetchingNextPage: true });
  expect(screen.getByRole('region', { name: 'End' }).textContent).toContain('Loading…');
  await user.click(foot.getByRole('button'));
  expect(fetchNextPage).not.toHaveBeenCalled();
});

it('offers a retry if the next page could not be loaded', async () => {
  const { user, foot } = await openFoot(2, { hasNextPage: true, isFetchNextPageError: true });
  foot.getByText("Couldn't load more.");
  await user.click(foot.getByRole('button', { name: 'Try again' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

it.each([1, 2])('offers nothing at the end of a list of %d pages', async (pages) => {
  const { foot } = await openFoot(pages, {});
  expect(foot.queryByRole('button')).toBeNull();
});
