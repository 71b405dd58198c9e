import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface TagProps {
  children: ReactNode;
  /** @defaultValue `'neutral'` */
  tone?: 'neutral' | 'brand' | 'positive' | 'negative' | 'info';
  /** State is never colour alone: an icon beside the word. */
  icon?: IconName;
}

/** A short word about the state of something. */
export function Tag({ children, tone = 'neutral', icon }: TagProps): ReactElement {
  return (
    <span className="x-tag" data-tone={tone}>
      {icon !== undefined && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
