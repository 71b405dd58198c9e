import { Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';

/** Paragraph behind the sign of a risk. */
export function MarkedNote({
  className,
  hasSign = true,
  children,
}: {
  className: string;
  hasSign?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <p className={className}>
      {hasSign ? <Icon name="alert" size={16} /> : null}
      <span>{children}</span>
    </p>
  );
}
