import { LoadMore } from '@exchange/ui';
import { useState } from 'react';

export function LoadMoreDemo() {
  const [pages, setPages] = useState(1);
  return (
    <LoadMore
      state={pages < 3 ? 'more' : 'end'}
      onLoad={() => setPages(pages + 1)}
      label="Show more"
      loadingLabel="Loading…"
      status={`${pages * 20} of 60 shown`}
    />
  );
}
