import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { alert, check, close, gift, info } from '../pictures/icons.ts';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'onClose'> {
  /** @defaultValue `'info'` */
  tone?: 'info' | 'positive' | 'negative' | 'brand' | undefined;
  /** @defaultValue the icon of the tone */
  icon?: ReactNode;
  /** Buttons or links after the message. */
  actions?: ReactNode;
  /** `alert` interrupts screen readers; `status` waits for a pause. Without a role, the message is not announced. */
  role?: 'alert' | 'status' | undefined;
  /** Shows a close button. Requires `closeLabel`. */
  onClose?: (() => void) | undefined;
  closeLabel?: string | undefined;
  classNames?: ClassNames<'text' | 'close'> | undefined;
}

const icons = { info, positive: check, negative: alert, brand: gift };

/** A message across the width of its container. Its icon and colour show the tone. */
export function Banner({
  children,
  tone = 'info',
  icon = <Glyph path={icons[tone]} />,
  actions,
  onClose,
  closeLabel,
  className,
  classNames,
  ...native
}: BannerProps): ReactElement {
  return (
    <div
      {...native}
      className={classes('x-banner', className)}
      data-tone={tone}
      data-closable={onClose ? '' : undefined}
    >
      {icon}
      <div {...part('text', 'x-banner-text', classNames)}>{children}</div>
      {actions}
      {onClose && (
        <button
          type="button"
          {...part('close', 'x-banner-close', classNames)}
          aria-label={closeLabel}
          onClick={onClose}
        >
          <Glyph path={close} />
        </button>
      )}
    </div>
  );
}
