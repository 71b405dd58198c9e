import type { ReactElement, ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import { alert, check, close, gift, info } from './strokes.ts';

export interface BannerProps {
  children: ReactNode;
  /** @defaultValue `'info'` */
  tone?: 'info' | 'positive' | 'negative' | 'brand';
  /** @defaultValue the tone's own */
  icon?: ReactNode;
  /** Buttons or links at its end. */
  actions?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits. Without it nothing is announced. */
  role?: 'alert' | 'status';
  /** With `closeLabel`: shows a close button of that name. */
  onClose?: () => void;
  closeLabel?: string;
}

const icons = { info, positive: check, negative: alert, brand: gift };

/** A message across its container: state as icon, words and colour. */
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
