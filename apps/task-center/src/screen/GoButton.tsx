import { Button, Icon, type ButtonProps } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Link of a row or card that leads elsewhere: text with an arrow. */
export function GoButton({ children, ...native }: ButtonProps): ReactElement {
  return (
    <Button {...native} className="go-button" variant="text">
      {children}
      <GoArrow />
    </Button>
  );
}

/** Arrow of a button that leads elsewhere. */
export function GoArrow(): ReactElement {
  return <Icon name="chevronEnd" size={16} />;
}
