import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useServices } from '../context/useServices.ts';

/** Register and login buttons for guests. Disabled until login is available. */
export function GuestActions({
  registerLabel,
  loginLabel,
}: {
  registerLabel: string;
  loginLabel: string;
}): ReactElement {
  const login = useServices()?.account.login;
  return (
    <div className="hero__actions">
      <Button
        variant="primary"
        size="large"
        disabled={!login}
        onClick={() => void login?.register()}
      >
        {registerLabel}
      </Button>
      <Button size="large" disabled={!login} onClick={() => void login?.login()}>
        {loginLabel}
      </Button>
    </div>
  );
}
