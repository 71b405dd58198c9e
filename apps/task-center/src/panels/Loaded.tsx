import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactElement, type ReactNode } from 'react';
import { FailurePanel } from './FailurePanel.tsx';
import { failureReason } from './failureReason.ts';

/** What `useQuery` and `useInfiniteQuery` have in common. */
type Query<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'fetchStatus' | 'isFetching' | 'refetch'
>;

/**
 * Draws what a query answered. Until then a skeleton of the same size; if nothing came, why, and the
 * way on. An answer that could not be refreshed stays.
 */
export function Loaded<Data>({
  query,
  skeleton,
  children,
}: {
  query: Query<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}): ReactElement {
  // The first answer draws a whole screen: in slices, between which a visitor is heard.
  const mayDraw = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined) return <>{mayDraw ? children(query.data) : skeleton}</>;
  const retry = () => void query.refetch();
  if (query.error) {
    return (
      <FailurePanel
        reason={failureReason(query.error)}
        onRetry={retry}
        isRetrying={query.isFetching}
      />
    );
  }
  // Nothing is asked for while the browser knows of no network.
  if (query.fetchStatus === 'paused') return <FailurePanel reason="offline" onRetry={retry} />;
  return <>{skeleton}</>;
}
