import { Button, type ButtonProps } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useServices } from './services/ServicesContext.ts';

/**
 * Register and login buttons for guests.
 *
 * @param isStacked - whether they are below each other in every window, such as in a narrow card
 */
export function GuestActions({
  registerLabel,
  loginLabel,
  isStacked = false,
}: {
  registerLabel: string;
  loginLabel: string;
  isStacked?: boolean;
}): ReactElement {
  return (
    <div className="hero__actions" data-stacked={isStacked || undefined}>
      <LoginButton view="register" variant="primary" size="large">
        {registerLabel}
      </LoginButton>
      <LoginButton size="large">{loginLabel}</LoginButton>
    </div>
  );
}

/** Button that opens the login or sign-up form. Disabled until login is available. */
export function LoginButton({
  view = 'login',
  ...button
}: ButtonProps & { view?: 'login' | 'register' }): ReactElement {
  const login = useServices()?.account.login;
  return <Button {...button} disabled={!login} onClick={() => void login?.[view]()} />;
}
