import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { forgetOtherUsers, publicKey, userKey } from './queryKeys.ts';

it('selects all queries of a name without a query', () => {
  expect(userKey('7', 'tasks')).toEqual(['7', 'tasks']);
  expect(userKey('7', 'tasks', { page: 1 })).toEqual(['7', 'tasks', { page: 1 }]);
  expect(publicKey('prices', 'BTCUSDT', 3)).toEqual(['everyone', 'prices', 'BTCUSDT', 3]);
});

it('removes the data of all users but one, and keeps public data', () => {
  const queries = new QueryClient();
  for (const key of [userKey('7', 'tasks'), userKey('8', 'tasks'), publicKey('symbols')]) {
    queries.setQueryData(key, 'data');
  }
  forgetOtherUsers(queries, '8');
  expect(queries.getQueryData(userKey('7', 'tasks'))).toBeUndefined();
  expect(queries.getQueryData(userKey('8', 'tasks'))).toBe('data');
  expect(queries.getQueryData(publicKey('symbols'))).toBe('data');
});
