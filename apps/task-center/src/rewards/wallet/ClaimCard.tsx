import { pathFrom, usePage, useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import {
  isDerivativesReward,
  type ClaimClocks as Clocks,
  type Home,
  type RewardPreview,
} from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIsWriting } from '../../data/useWrite.ts';
import { CardHead } from '../../screen/CardHead.tsx';
import { GoButton } from '../../screen/GoButton.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { ClaimAllButton } from '../claim/ClaimAllButton.tsx';
import { ClaimableFigure } from './ClaimableFigure.tsx';
import { ClaimableList } from './ClaimableList.tsx';
import type { CountedSum } from './countEqual.ts';
import { orderedSums } from './orderedSums.ts';

/**
 * All claimable rewards, with one button to claim them: the most valuable sum in a large font, the
 * others in rows, the times that start with the claim, and the risks.
 */
export function ClaimCard({
  count,
  sums,
  clocks,
  nothing,
  allPath,
  pointsBuy = null,
  deadline,
  children,
}: {
  /** Number of claimable rewards. */
  count: number;
  sums: Home['totals']['claimable'];
  clocks: Clocks | null;
  /** Text if nothing can be claimed. */
  nothing: string;
  /** Page that lists the rewards. Undefined on that page. */
  allPath?: string;
  /** Cheapest offer of the shop for points. null if it is unknown. */
  pointsBuy?: RewardPreview['buys'];
  /** Time left to claim, if it is the same for all. */
  deadline?: ReactNode;
  /** The next step, apart from the button, which does not claim its reward. */
  children?: ReactNode;
}): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const { formatValue } = useValueFormat();
  const edition = useServices()?.edition;
  const isClaiming = useIsWriting('claimAll', () => true);
  const hasAny = count > 0 || isClaiming;
  const ordered = hasAny ? orderedSums(sums, edition) : [];
  const [best, ...others] = ordered;
  return (
    <Card as="section" className="claim-panel" data-kind={best?.type} aria-labelledby="ready">
      <CardHead id="ready" title={t('state_claimable')}>
        {allPath === undefined || others.length === 0 ? null : (
          <GoButton href={pathFrom(page, allPath)}>
            {t('view_all', { amount: formatValue({ amount: String(count), unit: 'count' }) })}
          </GoButton>
        )}
      </CardHead>
      {best ? (
        <ClaimableFigure sum={best} pointsBuy={pointsBuy} />
      ) : (
        <p className="card-text">{nothing}</p>
      )}
      {others.length === 0 ? null : <ClaimableList sums={others} />}
      <div className="claim-panel__action">
        <ClaimAllButton count={count} size="large" fullWidth clocks={clocks} />
        {deadline}
        <ClaimRisk sums={ordered} />
      </div>
      {children ? <div className="claim-panel__side">{children}</div> : null}
    </Card>
  );
}

/** Number of the rewards that are for derivatives, and their risk. Renders nothing without any. */
function ClaimRisk({ sums }: { sums: readonly CountedSum[] }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const risky = sums.filter(isDerivativesReward);
  if (risky.length === 0) return null;
  const numbers = risky.map(({ rewards, count }) => rewards && rewards * count);
  const known = numbers.filter((number) => number !== undefined);
  if (known.length < numbers.length) return <RiskNote />;
  const total = known.reduce((sum, number) => sum + number, 0);
  const amount = formatValue({ amount: String(total), unit: 'count' });
  return <RiskNote>{t('risk_claim', { amount })}</RiskNote>;
}
