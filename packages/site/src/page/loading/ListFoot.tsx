import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { LoadMore, type LoadMoreProps } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/useTexts.ts';

type ListQuery = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/**
 * Footer of a paginated list: loads the next page, and offers a retry if that fails. A list of one page has none,
 * because an empty footer would leave a gap.
 */
export function ListFoot({ query }: { query: ListQuery }): ReactElement | null {
  const t = useTexts('screen');
  if (query.data?.pages.length === 1 && !query.hasNextPage) return null;
  return (
    <LoadMore
      state={stateOf(query)}
      onLoad={() => void query.fetchNextPage()}
      label={t('load_more')}
      loadingLabel={t('loading')}
      error={t('load_more_failed')}
      retryLabel={t('retry')}
    />
  );
}

function stateOf(query: ListQuery): LoadMoreProps['state'] {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'more' : 'end';
}
