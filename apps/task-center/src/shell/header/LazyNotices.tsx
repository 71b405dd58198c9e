import { loadChunk, whenIdle } from '@exchange/site-runtime/browser';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import type { Services } from '../../services/services.ts';

interface Props {
  services: Pick<Services, 'server' | 'analytics' | 'queries'>;
}

/** Reserves space for the notices button, which loads when the page is idle. The space stays empty if that fails. */
export function LazyNotices({ services }: Props): ReactElement {
  const [Notices, setNotices] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isHere = true;
    whenIdle(window)
      .then(() => loadChunk(() => import('../../notices/NoticesButton.tsx')))
      .then(
        (part) => isHere && setNotices(() => part.NoticesButton),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <span className="account__notices">{Notices ? <Notices services={services} /> : null}</span>
  );
}
