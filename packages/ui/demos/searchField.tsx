import { SearchField } from '@exchange/ui';

export function SearchFieldDemo() {
  return <SearchField label="Find a coin" showLabel clearLabel="Clear the search" />;
}
