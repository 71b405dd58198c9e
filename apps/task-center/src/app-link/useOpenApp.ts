import { openApp } from '@exchange/app-bridge/open';
import { useEffect, useRef, type MouseEvent } from 'react';
import { currentServices } from '../runtime/useServices.ts';

/**
 * What a tap on a link into the app does: it tries the app, and stays on the page if nothing answers.
 *
 * @param onMissing - called when the page is still in view after the deadline
 */
export function useOpenApp(onMissing: () => void): (event: MouseEvent<HTMLElement>) => void {
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);
  return (event) => {
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    aborter.current?.abort();
    aborter.current = new AbortController();
    openApp(href, { signal: aborter.current.signal }).then(
      (outcome) => {
        if (outcome === 'missing') onMissing();
      },
      (error: unknown) => currentServices()?.report(error),
    );
  };
}
