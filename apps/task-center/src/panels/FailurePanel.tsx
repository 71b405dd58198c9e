import { Button, EmptyState, type IllustrationName } from '@exchange/ui';
import type { ReactElement } from 'react';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';
import { useServices } from '../runtime/useServices.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { FailureReason } from './failureReason.ts';

/** `markets` leads out of the task centre. */
type Way = 'retry' | 'login' | 'home' | 'markets';

/** How each failure is drawn, and the way on. */
const looks: Record<FailureReason | 'ended', { picture: IllustrationName; way: Way }> = {
  offline: { picture: 'offline', way: 'retry' },
  timeout: { picture: 'error', way: 'retry' },
  unexpected: { picture: 'error', way: 'retry' },
  noPermission: { picture: 'noPermission', way: 'login' },
  regionBlocked: { picture: 'regionBlocked', way: 'markets' },
  notFound: { picture: 'empty', way: 'home' },
  ended: { picture: 'ended', way: 'home' },
  untrusted: { picture: 'noPermission', way: 'home' },
};

/** Stands where a list or a thing could not be shown: what happened, and what to do. */
export function FailurePanel({
  reason,
  onRetry,
  isRetrying = false,
}: {
  reason: FailureReason | 'ended';
  onRetry?: () => void;
  isRetrying?: boolean;
}): ReactElement {
  const t = useTexts('center');
  const { picture, way } = looks[reason];
  return (
    <EmptyState
      kind={picture}
      title={t(`failure_${reason}_title`)}
      alert={way === 'retry'}
      action={<WayOn way={way} onRetry={onRetry} isRetrying={isRetrying} />}
    >
      {t(`failure_${reason}_text`)}
    </EmptyState>
  );
}

function WayOn({
  way,
  onRetry,
  isRetrying,
}: {
  way: Way;
  onRetry: (() => void) | undefined;
  isRetrying: boolean;
}): ReactElement {
  const t = useTexts('center');
  const page = usePage();
  const login = useServices()?.login;
  if (way === 'retry' && onRetry) {
    return (
      <Button onClick={onRetry} loading={isRetrying} loadingLabel={t('loading')}>
        {t('retry')}
      </Button>
    );
  }
  if (way === 'login' && login) {
    return (
      <Button variant="primary" onClick={() => void login.login()}>
        {t('failure_login')}
      </Button>
    );
  }
  const [path, label] =
    way === 'markets'
      ? (['/markets', 'failure_markets'] as const)
      : (['/task-center', 'failure_home'] as const);
  return <Button href={pathFrom(page, path)}>{t(label)}</Button>;
}
