import { userKey } from '@exchange/site/services/queries';
import type { ResultOf } from '@exchange/task-center-api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ReadName } from '../services/taskCenter.ts';
import { useData } from './DataContext.ts';

/** Replaces the user's cached responses from an endpoint. */
type UpdateCache = <Name extends ReadName>(
  name: Name,
  change: (result: ResultOf<Name>) => ResultOf<Name>,
) => void;

/** Returns a function that shows the response to a write before the refetch completes. */
export function useUpdateCache(): UpdateCache {
  const queryClient = useQueryClient();
  const { userId } = useData();
  return useCallback<UpdateCache>(
    (name, change) => {
      queryClient.setQueriesData<ResultOf<typeof name>>(
        { queryKey: userKey(userId, name) },
        (result) => result && change(result),
      );
    },
    [queryClient, userId],
  );
}
