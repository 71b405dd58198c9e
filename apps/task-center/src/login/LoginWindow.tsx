import { LoginWindow as AccountLoginWindow, type LoginWindowProps } from '@exchange/account';
import type { ReactElement } from 'react';
import { Welcome } from './Welcome.tsx';

/** The login window on a page of the task centre, which welcomes new users with their first reward. */
export function LoginWindow(props: Omit<LoginWindowProps, 'welcome'>): ReactElement {
  return (
    <AccountLoginWindow
      {...props}
      welcome={(userId, leave) => <Welcome userId={userId} onContinue={leave} />}
    />
  );
}
