import dynamic from 'next/dynamic';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { loadChunk } from '../runtime/loadChunk.ts';
import type { Services } from '../runtime/services.ts';
import { MissingWindow } from '../screen/MissingWindow.tsx';
import { LoginWaiting } from './LoginWaiting.tsx';

interface Props {
  services: Services;
  login: NonNullable<Services['login']>;
}

const LoginWindow = dynamic(
  () => loadChunk(async () => (await import('./LoginWindow.tsx')).LoginWindow),
  { ssr: false, loading: ({ error }) => (error ? <MissingWindow /> : null) },
);

/** Everything about logging in that is drawn; the window itself is loaded when it is wanted. */
export function LoginGate({ services, login }: Props): ReactElement {
  const { modal } = useSyncExternalStore(login.subscribe, login.getState, login.getState);
  const [isWanted, setIsWanted] = useState(false);
  // Stays after it was closed, with what was typed.
  if (modal !== 'hidden' && !isWanted) setIsWanted(true);

  useEffect(() => () => login.cancel(), [login]);

  return (
    <>
      <LoginWaiting login={login} />
      {isWanted ? <LoginWindow services={services} login={login} /> : null}
    </>
  );
}
