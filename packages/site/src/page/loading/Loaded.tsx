import { Banner, Button } from '@exchange/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../texts/useTexts.ts';
import { FailurePanel, type BackLink } from '../failures/FailurePanel.tsx';
import { failureReason, type FailureReason } from '../failures/failureReason.ts';
import { screenNoticesId } from '../page/PageContext.ts';

/** Common part of the results of `useQuery` and `useInfiniteQuery`. */
type Query<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'fetchStatus' | 'isFetching' | 'isRefetchError' | 'refetch'
>;

/**
 * Renders a query's data. Shows a skeleton while the data loads, and a failure panel if loading fails.
 * If a refetch fails, shows the earlier data with a notice, unless the server refused the request.
 */
export function Loaded<Data>({
  query,
  skeleton,
  back,
  children,
}: {
  query: Query<Data>;
  skeleton: ReactNode;
  /** Replaces the link to the home page if the item is missing. */
  back?: BackLink;
  children: (data: Data) => ReactNode;
}): ReactElement {
  const { data, error, isFetching } = query;
  // Rendering a whole screen at once blocks input. A deferred render can be interrupted.
  const canRender = useDeferredValue(data !== undefined);
  const retry = () => void query.refetch();
  const reason = error ? failureReason(error) : undefined;
  if (data !== undefined && canShow(query)) {
    return (
      <>
        {query.isRefetchError ? <StaleNotice onRetry={retry} isRetrying={isFetching} /> : null}
        {canRender ? children(data) : skeleton}
      </>
    );
  }
  if (reason) {
    return <FailurePanel reason={reason} onRetry={retry} isRetrying={isFetching} back={back} />;
  }
  // TanStack Query pauses requests while the browser is offline.
  if (query.fetchStatus === 'paused') return <FailurePanel reason="offline" onRetry={retry} />;
  return <>{skeleton}</>;
}

/** Notice that the data is outdated. It is in the dock, so it covers no other notice and does not move the page. */
function StaleNotice({
  onRetry,
  isRetrying,
}: {
  onRetry: () => void;
  isRetrying: boolean;
}): ReactElement | null {
  const t = useTexts('screen');
  const slot = document.getElementById(screenNoticesId);
  if (!slot) return null;
  return createPortal(
    <Banner
      actions={
        <Button size="small" onClick={onRetry} loading={isRetrying} loadingLabel={t('loading')}>
          {t('retry')}
        </Button>
      }
    >
      {t('stale_text')}
    </Banner>,
    slot,
  );
}

/** Reasons for which the server refuses a request. Earlier data must then be hidden. */
const refusals: readonly FailureReason[] = ['noPermission', 'regionBlocked', 'notFound'];

/** Returns whether a query has data that the visitor may still see. */
export function canShow({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): boolean {
  return data !== undefined && !(error && refusals.includes(failureReason(error)));
}
