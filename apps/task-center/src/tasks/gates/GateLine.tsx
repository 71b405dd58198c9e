import { Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';

/** Condition of a task or campaign, as a line with a lock. */
export function GateLine({ children }: { children: ReactNode }): ReactElement {
  return (
    <p className="gate-line">
      <Icon name="lock" size={16} />
      <span>{children}</span>
    </p>
  );
}
