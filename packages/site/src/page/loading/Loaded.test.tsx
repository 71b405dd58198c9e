import { ApiError } from '@exchange/api-client/errors';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { openSite, pass } from '../../../test/openSite.tsx';
import { Loaded } from './Loaded.tsx';

type Query = Parameters<typeof Loaded<string>>[0]['query'];

const refetch = vi.fn();
const idle = {
  data: undefined,
  error: null,
  fetchStatus: 'idle',
  isFetching: false,
  isRefetchError: false,
  refetch,
} as unknown as Query;

async function openQuery(query: Partial<Query>) {
  let change: (next: Partial<Query>) => void = () => undefined;
  function Part() {
    const [current, setCurrent] = useState(query);
    change = setCurrent;
    return (
      <Loaded query={{ ...idle, ...current }} skeleton={<p>Skeleton of goods</p>}>
        {(data) => <p>{data}</p>}
      </Loaded>
    );
  }
  const page = await openSite(Part);
  await pass(10);
  return { ...page, change: (next: Partial<Query>) => act(() => change(next)) };
}

const unavailable = new ApiError('http', 'no', { status: 503 });
const blocked = new ApiError('business', 'no', { code: 30001 });

it('shows the skeleton until data has loaded', async () => {
  await openQuery({ fetchStatus: 'fetching', isFetching: true });
  screen.getByText('Skeleton of goods');
});

it('shows the data', async () => {
  await openQuery({ data: 'Gold ring' });
  screen.getByText('Gold ring');
  expect(screen.queryByText('Skeleton of goods')).toBeNull();
  expect(screen.queryByText(/Couldn't refresh/)).toBeNull();
});

it('shows why loading failed, and loads again on request', async () => {
  const { user } = await openQuery({ error: unavailable });
  expect(screen.getByRole('alert').textContent).toContain('Temporarily unavailable');
  refetch.mockClear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('shows that the visitor is offline while requests wait', async () => {
  await openQuery({ fetchStatus: 'paused' });
  screen.getByText('No connection');
});

it('keeps earlier data with a notice if a refetch fails', async () => {
  const { user, change } = await openQuery({ data: 'Gold ring' });
  change({ data: 'Gold ring', error: unavailable, isRefetchError: true });
  screen.getByText('Gold ring');
  const notice = screen.getByText("Couldn't refresh. This may be out of date.");
  expect(notice.closest('[role=status]')).not.toBeNull();
  refetch.mockClear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('hides earlier data if the server refuses it', async () => {
  await openQuery({ data: 'Gold ring', error: blocked, isRefetchError: true });
  expect(screen.queryByText('Gold ring')).toBeNull();
  screen.getByText('Not available in your region');
});
