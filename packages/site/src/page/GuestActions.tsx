import { Button, type ButtonProps } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useServices } from './services/ServicesContext.ts';

/**
 * Register and login buttons for guests.
 *
 * @param isLoginFirst - whether the page is for existing customers, so that login is the main button
 * @param isStacked - whether they are below each other in every window, such as in a narrow card
 */
export function GuestActions({
  registerLabel,
  loginLabel,
  isLoginFirst = false,
  isStacked = false,
}: {
  registerLabel: string;
  loginLabel: string;
  isLoginFirst?: boolean;
  isStacked?: boolean;
}): ReactElement {
  const views = isLoginFirst ? (['login', 'register'] as const) : (['register', 'login'] as const);
  const labels = { register: registerLabel, login: loginLabel };
  return (
    <div className="hero__actions" data-stacked={isStacked || undefined}>
      {views.map((view, index) => (
        <LoginButton
          key={view}
          view={view}
          variant={index === 0 ? 'primary' : 'default'}
          size="large"
        >
          {labels[view]}
        </LoginButton>
      ))}
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
