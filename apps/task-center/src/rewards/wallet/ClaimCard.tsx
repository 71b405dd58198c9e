import { usePage, useServices, useTexts } from '@exchange/site/page';
import {
  isDerivativesReward,
  type ClaimClocks as Clocks,
  type Home,
  type RewardGroup,
  type RewardPreview,
} from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIsWriting } from '../../data/useWrite.ts';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { useIsWide } from '../../screen/useIsWide.ts';
import { ClaimAllButton } from '../claim/ClaimAllButton.tsx';
import { ExpiringFoot } from '../expiring/ExpiringFoot.tsx';
import { ClaimableFigure } from './ClaimableFigure.tsx';
import { ClaimableList } from './ClaimableList.tsx';
import { OtherSums } from './OtherSums.tsx';
import { useRewardText } from '../useRewardText.ts';
import type { CountedSum } from './countEqual.ts';
import { orderedSums } from './orderedSums.ts';

type Totals = Home['totals'];

/**
 * All claimable rewards, with one button to claim them: the most valuable one in a large font, the
 * others with what can be withdrawn of each, the risks, the times that start with the claim, and
 * what expires soon. The page that lists the rewards shows only the most valuable one here.
 */
export function ClaimCard({
  count,
  sums,
  clocks,
  expiring,
  nothing,
  allPath,
  pointsBuy = null,
  deadline,
  onOpen,
  children,
}: {
  /** Number of claimable rewards. */
  count: number;
  sums: Totals['claimable'];
  clocks: Clocks | null;
  expiring: Totals['expiring'];
  /** Text if nothing can be claimed. */
  nothing: string;
  /** Page that lists the rewards. Undefined on that page. */
  allPath?: string;
  /** Cheapest offer of the shop for points. null if it is unknown. */
  pointsBuy?: RewardPreview['buys'];
  /** Time left to claim, if it is the same for all. */
  deadline?: ReactNode;
  /** Opens the list of a group of rewards. Undefined where the page has no list. */
  onOpen?: (group: RewardGroup) => void;
  /** The next step, apart from the button, which does not claim its reward. */
  children?: ReactNode;
}): ReactElement {
  const t = useTexts('screen');
  const edition = useServices()?.edition;
  const isClaiming = useIsWriting('claimAll', () => true);
  const hasAny = count > 0 || isClaiming;
  const ordered = hasAny ? orderedSums(sums, edition) : [];
  const [best, ...others] = ordered;
  // The list would push the tasks off the screen of a phone.
  const isFolded = !useIsWide();
  const hasList = others.length > 0 && allPath !== undefined;
  const list =
    hasList && best ? (
      <ClaimableList best={best} sums={others} count={count} path={allPath} isFolded={isFolded} />
    ) : null;
  const side = children ?? (isFolded ? null : list);
  return (
    <Card as="section" className="claim-panel" aria-labelledby="ready">
      <h2 id="ready">{t('state_claimable')}</h2>
      {best ? (
        <ClaimableFigure sum={best} pointsBuy={pointsBuy}>
          {hasList && isFolded ? null : (
            <OtherSums best={best} sums={others} count={count} isNamed={!hasList} />
          )}
        </ClaimableFigure>
      ) : (
        <p className="card-text">{nothing}</p>
      )}
      {isFolded ? list : null}
      <div className="claim-panel__action">
        <ClaimAllButton count={count} size="large" fullWidth clocks={clocks} />
        {deadline}
        <ClaimRisk sums={ordered} />
      </div>
      {children && !isFolded ? list : null}
      {side ? <div className="claim-panel__side">{side}</div> : null}
      <ExpiringFoot expiring={expiring} path={allPath} onOpen={onOpen} />
    </Card>
  );
}

/**
 * Names the kinds of rewards that are for derivatives, and their risk. Renders nothing without any.
 * Adds the value where the fees decide, because other rewards of that kind are not for derivatives.
 */
function ClaimRisk({ sums }: { sums: readonly CountedSum[] }): ReactElement | null {
  const t = useTexts('screen');
  const { regions, locale } = usePage();
  const rewardText = useRewardText();
  const kinds = new Set(
    sums
      .filter(isDerivativesReward)
      .map((sum) => (sum.fees === 'derivatives' ? rewardText(sum) : t(`reward_${sum.type}`))),
  );
  if (kinds.size === 0) return null;
  const list = new Intl.ListFormat(regions.languageTag(locale));
  return <RiskNote>{t('risk_claim', { kinds: list.format(kinds) })}</RiskNote>;
}
