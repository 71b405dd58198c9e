import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSite, pass, testStart } from '../../../test/openSite.tsx';
import { ServerCountdown } from './ServerCountdown.tsx';

const load = vi.fn(() => Promise.resolve('data'));

function Deadlines({ ends }: { ends: readonly number[] }) {
  useQuery({ queryKey: ['goods'], queryFn: load });
  return ends.map((end) => (
    <p key={end}>
      <ServerCountdown end={end} text={(span) => `Ends in ${span}`} afterwards="Ended" />
    </p>
  ));
}

async function openDeadlines(...seconds: number[]) {
  load.mockClear();
  const ends = seconds.map((each) => testStart + each * 1_000);
  const queries = new QueryClient();
  await openSite(() => (
    <QueryClientProvider client={queries}>
      <Deadlines ends={ends} />
    </QueryClientProvider>
  ));
  expect(load).toHaveBeenCalledTimes(1);
}

it('counts to the deadline, then loads the data again, and once more when it is certainly over', async () => {
  await openDeadlines(60);
  screen.getByText(/^Ends in /);
  await pass(60_000);
  screen.getByText('Ended');
  expect(load).toHaveBeenCalledTimes(2);
  await pass(9_000);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(2_000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('shows only the time left if it is short, and screen readers read the sentence', async () => {
  await openSite(() => (
    <QueryClientProvider client={new QueryClient()}>
      <ServerCountdown
        end={testStart + 90_000}
        text={(span) => `Ends in ${span}`}
        afterwards="Ended"
        isShort
      />
    </QueryClientProvider>
  ));
  const [shown, read] = screen.getByRole('timer').children;
  expect(shown?.textContent).toBe('1m 30s');
  expect(shown?.ariaHidden).toBe('true');
  expect(read?.textContent).toBe('Ends in 1m 30s');
  expect(read?.className).toBe('x-visually-hidden');
  await pass(90_000);
  expect(screen.getByRole('timer').textContent).toBe('Ended');
});

it('loads the data once for deadlines that end together', async () => {
  await openDeadlines(60, 60.001);
  await pass(60_500);
  expect(load).toHaveBeenCalledTimes(2);
});
