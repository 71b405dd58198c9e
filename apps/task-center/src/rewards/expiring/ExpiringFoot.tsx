import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Home, RewardGroup } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { Deadline } from '../../screen/Deadline.tsx';
import { useCapital, useRewardText } from '../useRewardText.ts';
import { ExpiringParts } from './ExpiringParts.tsx';

type Expiring = Home['totals']['expiring'];

/**
 * Foot of the card with what can be claimed: how many rewards expire soon, and which one first.
 * Links to the rewards. Where the page lists them, or the first one is unknown, says how many are
 * to claim and to use instead, and opens their lists. Renders nothing without any.
 */
export function ExpiringFoot({
  expiring,
  path,
  onOpen,
}: {
  expiring: Expiring;
  /** Page that lists the rewards. */
  path: string | undefined;
  /** Opens the list of a group. */
  onOpen: ((group: RewardGroup) => void) | undefined;
}): ReactElement | null {
  const t = useTexts('screen');
  const page = usePage();
  if (expiring.count === 0) return null;
  const content = (
    <>
      <Icon name="hourglass" size={16} />
      <span className="expiring-foot__text">
        {t('expiring', { count: expiring.count })}
        {path !== undefined && expiring.first ? (
          <FirstExpiring expiring={expiring} first={expiring.first} />
        ) : (
          <ExpiringParts expiring={expiring} onOpen={onOpen} />
        )}
      </span>
    </>
  );
  return path === undefined ? (
    <div className="expiring-foot">{content}</div>
  ) : (
    <a className="expiring-foot" href={pathFrom(page, path)}>
      {content}
      <Icon name="chevronEnd" size={16} />
    </a>
  );
}

/** The reward that expires first, the time left for it, and the number of the others. */
function FirstExpiring({
  expiring: { count },
  first,
}: {
  expiring: Expiring;
  first: NonNullable<Expiring['first']>;
}): ReactElement {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const capital = useCapital();
  const text = first.claim_by === null ? 'use_within' : 'claim_within';
  const end = first.claim_by ?? first.use_by;
  return (
    <span className="expiring-parts">
      <span>{capital(rewardText(first))}</span>
      {end === null ? null : (
        <span className="expiring-part">
          <Deadline end={end} text={text} />
        </span>
      )}
      {count === 1 ? null : (
        <span>
          {t('and_more', { amount: formatValue({ amount: String(count - 1), unit: 'count' }) })}
        </span>
      )}
    </span>
  );
}
