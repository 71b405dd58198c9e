import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { RewardPreview } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useOtherSite } from './useOtherSite.ts';

/** Note that a reward replaces one that the customer may not receive where they live. Renders nothing for others. */
export function ReplacedReward({
  reward: { replaced, value },
}: {
  reward: Pick<RewardPreview, 'replaced' | 'value'>;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  return replaced === undefined ? null : (
    <p className="earned-elsewhere">{t('reward_replaced', { value: formatValue(value) })}</p>
  );
}

/**
 * Names the edition on which a reward was earned, with a link to its terms, which apply. Renders
 * nothing for a reward of the page's own edition.
 */
export function EarnedElsewhere({
  item: { earned_in: edition, reward },
}: {
  /** A task, or something to claim. */
  item: { earned_in?: string | undefined; reward: RewardPreview };
}): ReactElement | null {
  const t = useTexts('screen');
  const site = useOtherSite(edition);
  if (reward.replaced !== undefined) return <ReplacedReward reward={reward} />;
  if (!site) return null;
  return (
    <p className="earned-elsewhere">
      <a href={site.addressOf('/legal/terms')} hrefLang="en">
        {t('earned_in', { site: site.host })}
      </a>
    </p>
  );
}
