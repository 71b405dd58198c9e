import {
  LoginWindow as AccountLoginWindow,
  SecurityWindow as AccountSecurityWindow,
  type AccountPage,
  type LoginWindowProps,
  type SecurityWindowProps,
} from '@exchange/account';
import type { ReactElement } from 'react';
import { usePage } from '../context/PageContext.tsx';
import { pathFrom } from '../paths/address.ts';
import { regions } from '../paths/regions.ts';
import { useTimeFormats } from '../screen/formats/useTimeFormats.ts';
import { Welcome } from './Welcome.tsx';

/** The login window on a page of the task centre, which welcomes new users with their first reward. */
export function LoginWindow(props: Omit<LoginWindowProps, 'page' | 'welcome'>): ReactElement {
  return (
    <AccountLoginWindow
      {...props}
      page={useAccountPage()}
      welcome={(userId, leave) => <Welcome userId={userId} onContinue={leave} />}
    />
  );
}

/** The security settings on a page of the task centre. */
export function SecurityWindow(props: Omit<SecurityWindowProps, 'page'>): ReactElement {
  return <AccountSecurityWindow {...props} page={useAccountPage()} />;
}

function useAccountPage(): AccountPage {
  const page = usePage();
  const { moment } = useTimeFormats();
  return {
    regions,
    locale: page.locale,
    linkTo: (path) => pathFrom(page, path),
    formatTime: moment,
  };
}
