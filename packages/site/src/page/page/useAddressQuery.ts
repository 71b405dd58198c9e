import { useState } from 'react';

/** Returns the query parameters in the page's URL. Only for screens, because the static HTML has no query. */
export function useAddressQuery(): URLSearchParams {
  const [query] = useState(() => new URLSearchParams(location.search));
  return query;
}
