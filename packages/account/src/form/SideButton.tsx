import { Button, type ButtonProps } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Secondary button of a form. While the form is sent, it keeps the focus, but ignores presses. */
export function SideButton({
  isSending,
  onClick,
  ...button
}: Omit<ButtonProps, 'variant'> & { isSending: boolean }): ReactElement {
  return (
    <Button
      {...button}
      variant="secondary"
      aria-disabled={isSending || undefined}
      onClick={isSending ? undefined : onClick}
    />
  );
}
