import { Button, type ButtonProps } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useServices } from '../services/useServices.ts';

/** Button that opens the login or sign-up form. Disabled until login is available. */
export function LoginButton({
  view = 'login',
  ...button
}: ButtonProps & { view?: 'login' | 'register' }): ReactElement {
  const login = useServices()?.account.login;
  return <Button {...button} disabled={!login} onClick={() => void login?.[view]()} />;
}
