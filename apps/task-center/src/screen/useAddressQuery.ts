import { useState } from 'react';

/** What stands after `?` in the page's address. For screens alone: the static HTML does not know it. */
export function useAddressQuery(): URLSearchParams {
  const [query] = useState(() => new URLSearchParams(location.search));
  return query;
}
