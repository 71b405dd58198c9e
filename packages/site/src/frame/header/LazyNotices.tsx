import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import type { Services } from '../../page/index.ts';
import { loadChunk, whenIdle } from '../../services/browser/index.ts';

/** A button beside the account menu. */
export type Notices = ComponentType<{ services: Services }>;

/** Reserves space for the notices button, which loads when the page is idle. The space stays empty if that fails. */
export function LazyNotices({
  services,
  load,
}: {
  services: Services;
  load: () => Promise<Notices>;
}): ReactElement {
  const [Notices, setNotices] = useState<Notices>();
  useEffect(() => {
    let isMounted = true;
    whenIdle(globalThis.window)
      .then(() => loadChunk(load))
      .then(
        (part) => {
          if (isMounted) setNotices(() => part);
        },
        () => undefined,
      );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return (
    <span className="account__notices">{Notices ? <Notices services={services} /> : null}</span>
  );
}
