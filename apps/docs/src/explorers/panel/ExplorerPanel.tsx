import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import './panel.css';

/** Frame of an explorer. Its controls are disabled until React hydrates them, because earlier input would be lost. */
export function ExplorerPanel({
  label,
  children,
}: {
  label: string;
  children: ReactNode;
}): ReactElement {
  const isReady = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <fieldset className="explorer" aria-label={label} disabled={!isReady}>
      {children}
    </fieldset>
  );
}
