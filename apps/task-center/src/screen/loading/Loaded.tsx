import { Banner, Button } from '@exchange/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { FailurePanel } from '../failures/FailurePanel.tsx';
import { failureReason, type FailureReason } from '../failures/failureReason.ts';

/** Common part of the results of `useQuery` and `useInfiniteQuery`. */
type Query<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'fetchStatus' | 'isFetching' | 'isRefetchError' | 'refetch'
>;

/** Failures after which earlier data must be hidden. */
const refusals: readonly FailureReason[] = ['noPermission', 'regionBlocked', 'notFound'];

/**
 * Renders the data of a query. Shows a skeleton while it loads, and a failure panel if it fails. If
 * a refetch fails, earlier data stays with a notice, unless the request was refused.
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
  // Rendering a whole screen at once blocks input. A deferred render can be interrupted.
  const canRender = useDeferredValue(data !== undefined);
  const retry = () => void query.refetch();
  const reason = error ? failureReason(error) : undefined;
  if (data !== undefined && !(reason && refusals.includes(reason))) {
    return (
      <>
        {/* Mounted before its words, so that screen readers announce them. */}
        <div className="stale-notice" role="status">
          {query.isRefetchError ? <StaleNotice onRetry={retry} isRetrying={isFetching} /> : null}
        </div>
        {canRender ? children(data) : skeleton}
      </>
    );
  }
  if (reason) return <FailurePanel reason={reason} onRetry={retry} isRetrying={isFetching} />;
  // Queries pause while the browser is offline.
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
  const t = useTexts('screen');
  return (
    <Banner
      actions={
        <Button size="small" onClick={onRetry} loading={isRetrying} loadingLabel={t('loading')}>
          {t('retry')}
        </Button>
      }
    >
      {t('stale_text')}
    </Banner>
  );
}
