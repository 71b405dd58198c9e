'use client';

import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';

export interface LoadMoreProps {
  /**
   * `more`: there is another page. `loading`: the next page is loading. `failed`: it did not load.
   * `end`: no more pages.
   */
  state: 'more' | 'loading' | 'failed' | 'end';
  /** Called to load the next page, or to retry after a failure. */
  onLoad: () => void;
  label: string;
  loadingLabel: string;
  /** Error message that offers a retry. Required for `failed`. */
  error?: ReactNode;
  retryLabel?: string;
  /** Number of items, such as "40 of 120 shown". Announced when it changes. */
  status?: string;
}

/**
 * The end of a paginated list. The button keeps focus while loading and after a failure. At the
 * end, focus moves to the status, since the button is removed.
 */
export function LoadMore({
  state,
  onLoad,
  label,
  loadingLabel,
  error,
  retryLabel = label,
  status,
}: LoadMoreProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (state !== 'end') return;
    if (hadFocus.current) words.current?.focus();
    hadFocus.current = false;
  }, [state]);

  return (
    <div className="x-load-more">
      <div aria-live="polite" className="x-load-more-error">
        {state === 'failed' && <Banner tone="negative">{error}</Banner>}
      </div>
      {state !== 'end' && (
        <Button
          ref={button}
          variant="secondary"
          loading={state === 'loading'}
          loadingLabel={loadingLabel}
          onClick={onLoad}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={() => {
            hadFocus.current = false;
          }}
        >
          {state === 'failed' ? retryLabel : label}
        </Button>
      )}
      <p ref={words} className="x-load-more-status" role="status" tabIndex={-1}>
        {status}
      </p>
    </div>
  );
}
