import { Button, EmptyState, Illustration, type IllustrationName } from '@exchange/ui';
import type { ReactElement } from 'react';
import { usePage } from '../page/PageContext.ts';
import { useIsUser } from '../services/useSession.ts';
import { useTexts } from '../texts/useTexts.ts';
import { pathFrom } from '../page/pathFrom.ts';
import { LoginButton } from '../GuestActions.tsx';
import type { FailureReason } from './failureReason.ts';

/**
 * The button's action. `home` is a link. `elsewhere` are links: users to their rewards and assets,
 * guests to the markets, and help. `none` leaves the button out.
 */
type Action = 'retry' | 'login' | 'home' | 'elsewhere' | 'none';

/** Link to the parent of a page. */
export interface BackLink {
  path: string;
  label: string;
}

/** Illustration and action of each failure. */
const presentations: Record<FailureReason, { picture: IllustrationName; action: Action }> = {
  offline: { picture: 'offline', action: 'retry' },
  timeout: { picture: 'error', action: 'retry' },
  unexpected: { picture: 'error', action: 'retry' },
  noPermission: { picture: 'noPermission', action: 'login' },
  regionBlocked: { picture: 'regionBlocked', action: 'elsewhere' },
  notFound: { picture: 'empty', action: 'home' },
  maintenance: { picture: 'maintenance', action: 'retry' },
  // A link would lead to a page of the same unofficial site.
  untrusted: { picture: 'noPermission', action: 'none' },
};

/**
 * Replaces content that cannot be shown with the reason and a suggested action. If an item is
 * missing, the action is the link `back`, or a link to the home page.
 */
export function FailurePanel({
  reason,
  onRetry,
  isRetrying = false,
  back,
}: {
  reason: FailureReason;
  onRetry?: () => void;
  isRetrying?: boolean;
  back?: BackLink | undefined;
}): ReactElement {
  const t = useTexts('screen');
  const { picture, action } = presentations[reason];
  return (
    <EmptyState
      data-failure={reason}
      illustration={<Illustration name={picture} />}
      title={t(`failure_${reason}_title`)}
      alert={action === 'retry'}
      action={
        <FailureButton action={action} onRetry={onRetry} isRetrying={isRetrying} back={back} />
      }
    >
      {t(`failure_${reason}_text`)}
    </EmptyState>
  );
}

function FailureButton({
  action,
  onRetry,
  isRetrying,
  back,
}: {
  action: Action;
  onRetry: (() => void) | undefined;
  isRetrying: boolean;
  back: BackLink | undefined;
}): ReactElement | null {
  const t = useTexts('screen');
  const shell = useTexts('shell');
  const page = usePage();
  const isUser = useIsUser();
  if (action === 'none') return null;
  if (action === 'retry' && onRetry) {
    return (
      <Button onClick={onRetry} loading={isRetrying} loadingLabel={t('loading')}>
        {t('retry')}
      </Button>
    );
  }
  if (action === 'login') {
    return <LoginButton variant="primary">{t('failure_login')}</LoginButton>;
  }
  if (action === 'elsewhere') {
    return (
      <div className="failure-links">
        {isUser ? (
          <>
            <Button href={pathFrom(page, page.links.rewards)}>{t('failure_rewards')}</Button>
            <Button href={pathFrom(page, page.links.assets)}>{t('failure_assets')}</Button>
          </>
        ) : (
          <Button href={pathFrom(page, page.links.markets)}>{t('failure_markets')}</Button>
        )}
        <Button href={pathFrom(page, page.links.help)}>{shell('footer_help')}</Button>
      </div>
    );
  }
  const { path, label } = back ?? { path: page.links.home, label: t('failure_home') };
  return <Button href={pathFrom(page, path)}>{label}</Button>;
}
