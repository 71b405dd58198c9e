import type { HTMLAttributes, ReactElement } from 'react';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** @defaultValue `'div'` */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Marks something that has ended. Reduces saturation but stays legible. */
  ended?: boolean;
}

/** A raised surface with padding. */
export function Card({
  as: Element = 'div',
  ended = false,
  className,
  ...native
}: CardProps): ReactElement {
  return (
    <Element
      {...native}
      className={className === undefined ? 'x-card' : `x-card ${className}`}
      data-ended={ended ? '' : undefined}
    />
  );
}
