import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../composition/classes.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` has the height of one line of the surrounding text. @defaultValue `'text'` */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Fraction of the width of its container. @defaultValue `'full'` */
  width?: 'full' | 'three-quarters' | 'half' | 'quarter' | undefined;
}

/**
 * A placeholder for loading content. It is hidden from screen readers, so set `aria-busy` on the region,
 * and a label that describes what is loading.
 */
export function Skeleton({
  shape = 'text',
  width = 'full',
  className,
  ...native
}: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      {...native}
      className={classes('x-skeleton', className)}
      data-shape={shape}
      data-width={width}
    />
  );
}
