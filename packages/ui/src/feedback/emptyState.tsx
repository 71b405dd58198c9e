import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Short description of the state. */
  title: ReactNode;
  /** Explanation and next step. */
  children?: ReactNode;
  /** Usually one Button. */
  action?: ReactNode;
  /** Announces the state when it appears. Use it for errors that the visitor did not cause. */
  alert?: boolean | undefined;
  /** An `Illustration` of the state. */
  illustration?: ReactElement | undefined;
  /** An icon of 32 px, for states without an illustration. */
  icon?: ReactElement | undefined;
  classNames?: ClassNames<'icon' | 'title' | 'text'> | undefined;
}

/** Shown instead of a list or panel that is empty, failed to load, is offline, is not permitted or has ended. */
export function EmptyState({
  illustration,
  icon,
  title,
  children,
  action,
  alert = false,
  className,
  classNames,
  ...native
}: EmptyStateProps): ReactElement {
  return (
    <div role={alert ? 'alert' : undefined} {...native} className={classes('x-empty', className)}>
      {illustration}
      {hasContent(icon) && <span {...part('icon', 'x-empty-icon', classNames)}>{icon}</span>}
      <p {...part('title', 'x-empty-title', classNames)}>{title}</p>
      {hasContent(children) && <div {...part('text', 'x-empty-text', classNames)}>{children}</div>}
      {action}
    </div>
  );
}
