import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface TagProps {
  children: ReactNode;
  /** @defaultValue `'neutral'` */
  tone?: 'neutral' | 'brand' | 'positive' | 'negative' | 'info';
  /** Icon before the label. States must not rely on colour alone. */
  icon?: IconName;
}

/** A short label for a state or property. */
export function Tag({ children, tone = 'neutral', icon }: TagProps): ReactElement {
  return (
    <span className="x-tag" data-tone={tone}>
      {icon !== undefined && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
