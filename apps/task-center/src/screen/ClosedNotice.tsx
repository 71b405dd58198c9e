import { useTexts } from '@exchange/site/page';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { GoButton } from './GoButton.tsx';
import { useOtherSite } from './useOtherSite.ts';

/** Names the site on which rewards can be claimed and used, and links to it. Renders nothing if the page's edition offers them. */
export function ClosedNotice({
  reward,
  path,
}: {
  /** One of the rewards. */
  reward: Pick<RewardPreview, 'offered_in'>;
  /** Path of the rewards on that site. */
  path: string;
}): ReactElement | null {
  const t = useTexts('screen');
  const site = useOtherSite(reward.offered_in);
  return site ? (
    <div className="closed-notice">
      <h2>{t('from_site', { site: site.host })}</h2>
      <p>{t('closed_note')}</p>
      <GoButton href={site.addressOf(path)}>{site.host}</GoButton>
    </div>
  ) : null;
}
