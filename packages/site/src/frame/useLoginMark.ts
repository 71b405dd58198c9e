import { useLayoutEffect } from 'react';
import { useSession } from '../page/index.ts';

/**
 * Keeps the root element's `data-login` up to date. The boot script sets it from the last visit,
 * which may be outdated.
 */
export function useLoginMark(): void {
  const { status } = useSession();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (status === 'user') dataset.login = 'true';
    if (status === 'guest') delete dataset.login;
  }, [status]);
}
