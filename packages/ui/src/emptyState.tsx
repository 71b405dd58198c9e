import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface EmptyStateProps {
  icon: IconName;
  /** What is the matter, in a few words. */
  title: ReactNode;
  /** Why, and what to do about it. */
  children?: ReactNode;
  /** The way on: usually one Button. */
  action?: ReactNode;
  /** `true` reads it out when it appears, for an error that the visitor did not ask for. */
  alert?: boolean;
}

/** Stands in the place of a list or panel: nothing there, failed, offline, not allowed, ended. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  alert = false,
}: EmptyStateProps): ReactElement {
  return (
    <div className="x-empty" role={alert ? 'alert' : undefined}>
      <span className="x-empty-icon">
        <Icon name={icon} size={32} />
      </span>
      <p className="x-empty-title">{title}</p>
      {children !== undefined && <div className="x-empty-text">{children}</div>}
      {action}
    </div>
  );
}
