import { Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';

/** A text that shows more when it is pressed. Works without scripts. */
export function Disclosure({
  title,
  className,
  children,
}: {
  title: ReactNode;
  className?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <details className={className ? `disclosure ${className}` : 'disclosure'}>
      <summary>
        {title}
        <Icon name="chevronDown" />
      </summary>
      {children}
    </details>
  );
}
