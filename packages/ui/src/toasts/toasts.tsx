'use client';

import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Banner, type BannerProps } from '../banner/banner.tsx';

export interface Toast {
  /** Unique among the visible toasts. */
  id: string;
  children: ReactNode;
  /** @defaultValue `'info'` */
  tone?: NonNullable<BannerProps['tone']>;
}

export interface ToastsProps {
  /** Toasts to show, oldest first. The application owns the list. */
  toasts: readonly Toast[];
  /** Called when a toast is closed or its time is up. Remove it from the list. */
  onDismiss: (id: string) => void;
  /** Accessible name of the region. */
  label: string;
  closeLabel: string;
  /**
   * Time that a toast stays, in ms. Restarts after the pointer or focus leaves the region.
   * @defaultValue `6000`
   */
  durationMs?: number;
}

/**
 * Short messages at the edge of the screen. Mount it once at startup: screen readers announce only
 * changes of an existing live region. Don't use it as the only place for an error that the visitor
 * must act on.
 */
export function Toasts({
  toasts,
  onDismiss,
  label,
  closeLabel,
  durationMs = 6000,
}: ToastsProps): ReactElement {
  const [isHeld, setIsHeld] = useState(false);
  const oldest = toasts[0]?.id;

  // One at a time, so that several toasts can all be read.
  useEffect(() => {
    if (oldest === undefined || isHeld) return undefined;
    const timer = globalThis.setTimeout(() => onDismiss(oldest), durationMs);
    return () => globalThis.clearTimeout(timer);
  }, [oldest, isHeld, durationMs, onDismiss]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only pause the timer
    <section
      className="x-toasts"
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {toasts.map(({ id, tone = 'info', children }) => (
        <Banner
          key={id}
          tone={tone}
          closeLabel={closeLabel}
          onClose={() => {
            // Removing the element that has the pointer and focus fires no leave or blur event.
            setIsHeld(false);
            onDismiss(id);
          }}
        >
          {children}
        </Banner>
      ))}
    </section>
  );
}
