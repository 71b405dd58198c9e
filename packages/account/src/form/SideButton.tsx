import { Button, type ButtonProps } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';

/** Secondary button of a form. While the form is sent, it keeps the focus, but ignores presses. */
export function SideButton({
  isSending,
  onClick,
  ...button
}: Omit<ButtonProps, 'variant'> & { isSending: boolean }): ReactElement {
  return (
    <Button
      {...button}
      aria-disabled={isSending || undefined}
      onClick={isSending ? undefined : onClick}
    />
  );
}

/** The only button below the main one of a form: leads back, or cancels. */
export function BackButton({
  isSending,
  onClick,
  children,
}: {
  isSending: boolean;
  onClick: () => void;
  children: ReactNode;
}): ReactElement {
  return (
    <div className="login-form__more">
      <SideButton isSending={isSending} onClick={onClick}>
        {children}
      </SideButton>
    </div>
  );
}
