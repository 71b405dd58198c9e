import { Pagination } from '@exchange/ui';
import { useState } from 'react';

const labels = {
  navigation: 'Pages of trades',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
};

/** Shows the first pages, the last ones and those around the current one. */
export function LongPagination() {
  const [page, setPage] = useState(120);
  return (
    <>
      <p>{`Trades ${(page - 1) * 50 + 1} to ${page * 50}`}</p>
      <Pagination count={400} page={page} onPageChange={setPage} labels={labels} />
    </>
  );
}
