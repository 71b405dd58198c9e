import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface BannerProps {
  children: ReactNode;
  /** @defaultValue `'info'` */
  tone?: 'info' | 'positive' | 'negative' | 'brand';
  /** @defaultValue the tone's own */
  icon?: IconName;
  /** Buttons or links at its end. */
  actions?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits. Without it nothing is announced. */
  role?: 'alert' | 'status';
  /** With `closeLabel`: shows a close button of that name. */
  onClose?: () => void;
  closeLabel?: string;
}

const icons = { info: 'info', positive: 'check', negative: 'alert', brand: 'gift' } as const;

/** A message across its container: state as icon, words and colour. */
export function Banner({
  children,
  tone = 'info',
  icon = icons[tone],
  actions,
  role,
  onClose,
  closeLabel,
}: BannerProps): ReactElement {
  return (
    <div className="x-banner" data-tone={tone} data-closable={onClose ? '' : undefined} role={role}>
      <Icon name={icon} />
      <div className="x-banner-text">{children}</div>
      {actions}
      {onClose && (
        <button type="button" className="x-banner-close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
