import { useState } from 'react';

/** Query parameters of the page's address. Only for screens: the static HTML has no query. */
export function useAddressQuery(): URLSearchParams {
  const [query] = useState(() => new URLSearchParams(location.search));
  return query;
}
