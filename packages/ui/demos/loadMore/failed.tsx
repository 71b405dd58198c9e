import { LoadMore } from '@exchange/ui';
import { useState } from 'react';

/** Stands for a server, which fails the first time. */
async function load(attempt: number) {
  await new Promise((answer) => setTimeout(answer, 800));
  return attempt > 1;
}

/** After a failure, the button repeats the load, and what is shown stays. */
export function LoadMoreFailed() {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'more' | 'loading' | 'failed' | 'end'>('more');
  async function loadPage() {
    setAttempt(attempt + 1);
    setState('loading');
    setState((await load(attempt + 1)) ? 'end' : 'failed');
  }
  return (
    <LoadMore
      state={state}
      onLoad={() => void loadPage()}
      label="Show more"
      loadingLabel="Loading…"
      error="The list did not load."
      retryLabel="Try again"
      status={state === 'end' ? '40 of 40 shown' : '20 of 40 shown'}
    />
  );
}
