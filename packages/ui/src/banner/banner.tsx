import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../icon/glyph.tsx';
import { alert, check, close, gift, info } from '../icon/strokes.ts';

export interface BannerProps {
  children: ReactNode;
  /** @defaultValue `'info'` */
  tone?: 'info' | 'positive' | 'negative' | 'brand';
  /** @defaultValue the icon of the tone */
  icon?: ReactNode;
  /** Buttons or links after the message. */
  actions?: ReactNode;
  /** `alert` interrupts screen readers; `status` waits for a pause. Not announced if omitted. */
  role?: 'alert' | 'status';
  /** Shows a close button. Requires `closeLabel`. */
  onClose?: () => void;
  closeLabel?: string;
}

const icons = { info, positive: check, negative: alert, brand: gift };

/** A message across the width of its container, marked by icon, text and colour. */
export function Banner({
  children,
  tone = 'info',
  icon = <Glyph path={icons[tone]} />,
  actions,
  role,
  onClose,
  closeLabel,
}: BannerProps): ReactElement {
  return (
    <div className="x-banner" data-tone={tone} data-closable={onClose ? '' : undefined} role={role}>
      {icon}
      <div className="x-banner-text">{children}</div>
      {actions}
      {onClose && (
        <button type="button" className="x-banner-close" aria-label={closeLabel} onClick={onClose}>
          <Glyph path={close} />
        </button>
      )}
    </div>
  );
}
