import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { alert, checkCircle, info } from '../pictures/icons.ts';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @defaultValue `'info'` */
  tone?: 'info' | 'positive' | 'negative' | undefined;
  title?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
  /** `alert` interrupts screen readers; `status` waits for a pause. Without a role, the message is not announced. */
  role?: 'alert' | 'status' | undefined;
  classNames?: ClassNames<'title' | 'text'> | undefined;
}

const icons = { info, positive: checkCircle, negative: alert };

/**
 * A message next to its subject, such as a form that failed to save. For messages about the whole page,
 * use Banner.
 */
export function Alert({
  tone = 'info',
  title,
  action,
  children,
  className,
  classNames,
  ...native
}: AlertProps): ReactElement {
  return (
    <div {...native} className={classes('x-alert', className)} data-tone={tone}>
      <Glyph path={icons[tone]} />
      <div className="x-alert-body">
        {hasContent(title) && <p {...part('title', 'x-alert-title', classNames)}>{title}</p>}
        {hasContent(children) && (
          <div {...part('text', 'x-alert-text', classNames)}>{children}</div>
        )}
        {action}
      </div>
    </div>
  );
}
