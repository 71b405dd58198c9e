'use client';

import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Banner, type BannerProps } from './banner.tsx';

export interface Toast {
  /** Unique among the toasts on screen. */
  id: string;
  children: ReactNode;
  /** @defaultValue `'info'` */
  tone?: NonNullable<BannerProps['tone']>;
}

export interface ToastsProps {
  /** The application's own list, oldest first. */
  toasts: readonly Toast[];
  /** Called when one was closed or has stood long enough: take it off the list. */
  onDismiss: (id: string) => void;
  /** Name of the region for screen readers. */
  label: string;
  closeLabel: string;
  /** How long one stands, in ms. Time stops while a pointer or the focus is in the region. @defaultValue `6000` */
  durationMs?: number;
}

/**
 * Short news at the edge of the screen. Mount it once and early: a live region is heard only if it
 * was there before its words. Never the only place of an error that the visitor has to act on.
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

  // One after the other, so that several at once can all be read.
  useEffect(() => {
    if (oldest === undefined || isHeld) return undefined;
    const timer = globalThis.setTimeout(() => onDismiss(oldest), durationMs);
    return () => globalThis.clearTimeout(timer);
  }, [oldest, isHeld, durationMs, onDismiss]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only stop the time
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
            // What had the pointer and the focus goes, without saying that they left.
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
