import { Pagination } from '@exchange/ui';

export function PaginationDemo() {
  return (
    <Pagination
      count={9}
      labels={{
        navigation: 'Pages',
        previous: 'Previous page',
        next: 'Next page',
        page: (page) => `Page ${page}`,
      }}
    />
  );
}
