import type { ReactElement } from 'react';

export interface SkeletonProps {
  /** `text` has the height of one line of the surrounding text. @defaultValue `'text'` */
  shape?: 'text' | 'block' | 'circle';
  /** Fraction of the width of its container. @defaultValue `'full'` */
  width?: 'full' | 'three-quarters' | 'half' | 'quarter';
  /** Class for a custom size. */
  className?: string;
}

/**
 * A placeholder for loading content. Hidden from screen readers: set `aria-busy` on the region and
 * name what is loading.
 */
export function Skeleton({
  shape = 'text',
  width = 'full',
  className,
}: SkeletonProps): ReactElement {
  return (
    <span
      className={className === undefined ? 'x-skeleton' : `x-skeleton ${className}`}
      data-shape={shape}
      data-width={width}
      aria-hidden="true"
    />
  );
}
