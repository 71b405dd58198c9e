'use client';

import { useEffect, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { Banner } from '../feedback/banner.tsx';
import { Button } from '../controls/button.tsx';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children' | 'onLoad'> {
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
  retryLabel?: string | undefined;
  /** Number of items, such as "40 of 120 shown". Announced when it changes. */
  status?: string | undefined;
  classNames?: ClassNames<'error' | 'button' | 'status'> | undefined;
}

/**
 * A button below a paginated list. It keeps focus while loading and after a failure. At the end of the
 * list, the button is removed, so focus moves to the status.
 */
export function LoadMore({
  state,
  onLoad,
  label,
  loadingLabel,
  error,
  retryLabel = label,
  status,
  className,
  classNames,
  ...native
}: LoadMoreProps): ReactElement {
  const statusRef = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (state !== 'end') return;
    if (hadFocus.current) statusRef.current?.focus();
    hadFocus.current = false;
  }, [state]);

  return (
    <div {...native} className={classes('x-load-more', className)}>
      <div aria-live="polite" {...part('error', 'x-load-more-error', classNames)}>
        {state === 'failed' && <Banner tone="negative">{error}</Banner>}
      </div>
      {state !== 'end' && (
        <Button
          {...part('button', '', classNames)}
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
      <p
        ref={statusRef}
        {...part('status', 'x-load-more-status', classNames)}
        role="status"
        tabIndex={-1}
      >
        {status}
      </p>
    </div>
  );
}
