import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classes } from '../composition/classes.ts';

export interface TagProps extends ComponentProps<'span'> {
  children: ReactNode;
  /** @defaultValue `'neutral'` */
  tone?: 'neutral' | 'brand' | 'positive' | 'negative' | 'info' | undefined;
  /** Icon of 14 px before the label. States must not rely on colour alone. */
  icon?: ReactElement | undefined;
}

/** A short label for a state or property. */
export function Tag({
  children,
  tone = 'neutral',
  icon,
  className,
  ...native
}: TagProps): ReactElement {
  return (
    <span {...native} className={classes('x-tag', className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
