import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Illustration, type IllustrationName } from '../illustration/illustration.tsx';

interface Words {
  /** Short description of the state. */
  title: ReactNode;
  /** Explanation and next step. */
  children?: ReactNode;
  /** Usually one Button. */
  action?: ReactNode;
  /** Announces the state when it appears. Use it for errors that the visitor did not cause. */
  alert?: boolean;
}

/** The illustration of a known state, or an icon for any other state. */
type Picture = { kind: IllustrationName; icon?: undefined } | { kind?: undefined; icon: IconName };

export type EmptyStateProps = Words & Picture;

/** Replaces a list or panel that is empty, failed, offline, not allowed or ended. */
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
