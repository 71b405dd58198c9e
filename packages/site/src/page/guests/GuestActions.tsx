import type { ReactElement } from 'react';
import { LoginButton } from './LoginButton.tsx';

/** Register and login buttons for guests. */
export function GuestActions({
  registerLabel,
  loginLabel,
}: {
  registerLabel: string;
  loginLabel: string;
}): ReactElement {
  return (
    <div className="hero__actions">
      <LoginButton view="register" variant="primary" size="large">
        {registerLabel}
      </LoginButton>
      <LoginButton size="large">{loginLabel}</LoginButton>
    </div>
  );
}
