import type { ReactElement } from 'react';

export interface SkeletonProps {
  /** `text` is one line of the text around it. @defaultValue `'text'` */
  shape?: 'text' | 'block' | 'circle';
  /** Part of its container's width. @defaultValue `'full'` */
  width?: 'full' | 'three-quarters' | 'half' | 'quarter';
  /** Sets a size of its own, in an application's style sheet. */
  className?: string;
}

/**
 * The place of something that is still loading. Decoration for screen readers: put `aria-busy` on
 * the region, and say in words what is loading.
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
