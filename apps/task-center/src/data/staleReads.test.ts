import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { userKey } from '@exchange/site/services/queries';
import { changesOf, refetchStale, staleReads, type Change } from './staleReads.ts';

/** Returns the stored reads that the changes invalidate. */
function invalidated(changes: readonly Change[], ...names: string[]): string[] {
  const queryClient = new QueryClient();
  for (const name of names) queryClient.setQueryData(userKey('7', name), {});
  refetchStale(queryClient, '7', changes);
  return names.filter((name) => queryClient.getQueryState(userKey('7', name))?.isInvalidated);
}

it.each([
  ['progress', ['home']],
  ['claimed', ['home', 'reward', 'invite', 'notices']],
  ['reward', ['home', 'reward', 'notices']],
  ['invite', ['home', 'invite']],
  ['notices', ['notices']],
  ['refresh', ['home', 'reward', 'invite', 'notices', 'campaigns']],
] as const)('refetches what "%s" changes', (change, reads) => {
  expect(invalidated([change], 'home', 'reward', 'invite', 'notices', 'campaigns')).toEqual(reads);
});

it('refetches the data of this user only', () => {
  const queryClient = new QueryClient();
  for (const id of ['7', '8']) queryClient.setQueryData(userKey(id, 'home'), {});
  refetchStale(queryClient, '7', ['claimed']);
  expect(queryClient.getQueryState(userKey('7', 'home'))?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(userKey('8', 'home'))?.isInvalidated).toBe(false);
});

it('joins the reads of several changes', () => {
  expect(invalidated(changesOf.claimAll, 'tasks', 'usage', 'campaigns')).toEqual([
    'tasks',
    'usage',
  ]);
});

it('refetches the notices after each write, because each may create or end one', () => {
  for (const [write, changes] of Object.entries(changesOf)) {
    const reads = changes.flatMap((change) => staleReads[change]);
    expect(reads, write).toContain('notices');
  }
});
