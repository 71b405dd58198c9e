import { Banner, Button } from '@exchange/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { FailurePanel } from './FailurePanel.tsx';
import { failureReason, type FailureReason } from './failureReason.ts';

/** What `useQuery` and `useInfiniteQuery` have in common. */
type Query<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'fetchStatus' | 'isFetching' | 'isRefetchError' | 'refetch'
>;

/** Refusals: what was shown before is not to be seen any more. */
const final: readonly FailureReason[] = ['noPermission', 'regionBlocked', 'notFound'];

/**
 * Draws what a query answered. Until then a skeleton of the same size; if nothing came, why, and the
 * way on. An answer that could not be refreshed stays, and says so; after a refusal it goes.
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
  const { data, error, isFetching } = query;
  // The first answer draws a whole screen: in slices, between which a visitor is heard.
  const mayDraw = useDeferredValue(data !== undefined);
  const retry = () => void query.refetch();
  const reason = error ? failureReason(error) : undefined;
  if (data !== undefined && !(reason && final.includes(reason))) {
    return (
      <>
        {query.isRefetchError ? <StaleNotice onRetry={retry} isRetrying={isFetching} /> : null}
        {mayDraw ? children(data) : skeleton}
      </>
    );
  }
  if (reason) return <FailurePanel reason={reason} onRetry={retry} isRetrying={isFetching} />;
  // Nothing is asked for while the browser knows of no network.
  if (query.fetchStatus === 'paused') return <FailurePanel reason="offline" onRetry={retry} />;
  return <>{skeleton}</>;
}

function StaleNotice({
  onRetry,
  isRetrying,
}: {
  onRetry: () => void;
  isRetrying: boolean;
}): ReactElement {
  const t = useTexts('center');
  return (
    <div className="stale-notice">
      <Banner
        role="status"
        actions={
          <Button size="small" onClick={onRetry} loading={isRetrying} loadingLabel={t('loading')}>
            {t('retry')}
          </Button>
        }
      >
        {t('stale_text')}
      </Banner>
    </div>
  );
}
