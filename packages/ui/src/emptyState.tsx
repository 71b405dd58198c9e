import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';

interface Words {
  /** What is the matter, in a few words. */
  title: ReactNode;
  /** Why, and what to do about it. */
  children?: ReactNode;
  /** The way on: usually one Button. */
  action?: ReactNode;
  /** `true` reads it out when it appears, for an error that the visitor did not ask for. */
  alert?: boolean;
}

/** A drawing of what is the matter, or any icon for what has none. */
type Picture = { kind: IllustrationName; icon?: undefined } | { kind?: undefined; icon: IconName };

export type EmptyStateProps = Words & Picture;

/** Stands in the place of a list or panel: nothing there, failed, offline, not allowed, ended. */
export function EmptyState({
  kind,
  icon,
  title,
  children,
  action,
  alert = false,
}: EmptyStateProps): ReactElement {
  return (
    <div className="x-empty" role={alert ? 'alert' : undefined}>
      {kind === undefined ? (
        <span className="x-empty-icon">
          <Icon name={icon} size={32} />
        </span>
      ) : (
        <Illustration name={kind} />
      )}
      <p className="x-empty-title">{title}</p>
      {children !== undefined && <div className="x-empty-text">{children}</div>}
      {action}
    </div>
  );
}
