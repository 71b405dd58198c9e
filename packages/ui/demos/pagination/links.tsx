import { Pagination } from '@exchange/ui';

const labels = {
  navigation: 'Pages of articles',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
};

/** Pages with addresses of their own work without JavaScript, and open in a new tab. */
export function PaginationLinks() {
  return <Pagination count={5} page={2} href={(page) => `?page=${page}`} labels={labels} />;
}
