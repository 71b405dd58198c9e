import { useSession } from '../page/index.ts';
import { useLayoutEffect } from 'react';

/**
 * Keeps the root element's `data-login` up to date. The boot script sets it from the last visit,
 * which may be outdated. If the session has ended, shows the top of the page, because the page for guests is shorter.
 */
export function useLoginMark(): void {
  const session = useSession();
  const { status } = session;
  const hasEnded = session.status === 'guest' && session.wasLoggedOut === true;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (status === 'user') dataset.login = 'true';
    if (status === 'guest') delete dataset.login;
  }, [status]);
  useLayoutEffect(() => {
    if (hasEnded) document.documentElement.scrollTop = 0;
  }, [hasEnded]);
}
