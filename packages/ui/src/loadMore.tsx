'use client';

import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

export interface LoadMoreProps {
  /** `more` there is another page, `loading` it is on its way, `failed` it did not come, `end` no more. */
  state: 'more' | 'loading' | 'failed' | 'end';
  /** Asks for the next page, or again after a failure. */
  onLoad: () => void;
  label: string;
  loadingLabel: string;
  /** What went wrong and that it can be tried again; needed for `failed`. */
  error?: ReactNode;
  retryLabel?: string;
  /** How much is there, such as "40 of 120 shown". Read out when it changes. */
  status?: string;
}

/**
 * The foot of a list that comes in pages by cursor. While it loads, and after a failure, the focus
 * stays on the button; at the end it goes to the status, so that it is not lost with the button.
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
