import { stablecoin } from '@exchange/site/exchange';
import { CountUp } from '@exchange/site/page/count-up';
import { pathFrom, usePage, useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { ReactElement } from 'react';
import { byValue, type Sum } from '../../rewards/byValue.ts';
import { KindChip, MostYield, RewardKind } from '../../rewards/RewardKind.tsx';
import { RewardWorth } from '../../rewards/RewardWorth.tsx';
import { isBox, isPoints } from '../../rewards/rewardStates.ts';
import { useRewardHeadline, useRewardValue } from '../../rewards/useRewardText.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { isRewardOffered } from '../../screen/isOffered.ts';
import { ClaimStage } from './ClaimStage.tsx';
import { countEqual, type CountedSum } from './countEqual.ts';

/** With more sums, one line for all of them says what can be withdrawn. */
const mostSumsWithBadge = 3;

/** Most sums to list all of. A longer list has one sum fewer, and a link with the other kinds. */
const mostSums = 4;

/**
 * Sums of the claimable rewards with their kinds. The most valuable one is first, in a large font, and points are last, but
 * before what the edition does not offer. If there are many, only the kinds of the least valuable ones are named.
 */
export function ClaimableFigures({ sums }: { sums: readonly Sum[] }): ReactElement {
  const shared = useTexts('screen');
  const page = usePage();
  const edition = useServices()?.edition;
  const isElsewhere = (sum: Sum) => !isRewardOffered(sum, edition);
  const ordered = countEqual(byValue(sums)).sort(
    (a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)),
  );
  const points = ordered.filter(isPoints);
  const others = ordered.filter((sum) => !points.includes(sum));
  const hasMore = ordered.length > mostSums;
  const shown = hasMore ? others.slice(0, mostSums - 1 - points.length) : others;
  const left = new Set(others.slice(shown.length).map(({ type }) => shared(`reward_${type}`)));
  const [best] = ordered;
  const hasSpace = ordered.length <= mostSumsWithBadge;
  return (
    <div className="claimable">
      <ClaimStage types={ordered.map(({ type }) => type)} />
      <ul className="claimable__sums">
        {ordered
          .filter((sum) => shown.includes(sum) || points.includes(sum))
          .map((sum) => (
            <li key={sum.key}>
              {sum === best ? null : <RewardArt type={sum.type} size={24} />}
              <ClaimableSum sum={sum} hasWithdrawal={hasSpace} />
            </li>
          ))}
      </ul>
      {hasSpace ? null : <Withdrawable sums={ordered} />}
      {left.size === 0 ? null : (
        <a className="claimable__more" href={pathFrom(page, '/task-center/my-rewards')}>
          {`+ ${[...left].join(' · ')}`}
        </a>
      )}
    </div>
  );
}

function ClaimableSum({
  sum,
  hasWithdrawal,
}: {
  sum: CountedSum;
  hasWithdrawal: boolean;
}): ReactElement {
  const rewardHeadline = useRewardHeadline();
  const rewardValue = useRewardValue();
  const { formatValue } = useValueFormat();
  return (
    <div className="claimable__sum">
      <span className="claimable__value">
        {sum.count === 1 ? null : (
          <>{formatValue({ amount: String(sum.count), unit: 'count' })} × </>
        )}
        {isBox(sum) ? (
          rewardHeadline(sum)
        ) : (
          <CountUp value={sum.value} format={(value) => rewardValue({ ...sum, value })} />
        )}
      </span>{' '}
      <RewardWorth worth={sum.worth} />
      {hasWithdrawal ? (
        <RewardKind reward={sum} hasWithdrawal />
      ) : (
        <>
          <KindChip reward={sum} />
          <MostYield reward={sum} />
        </>
      )}
    </div>
  );
}

/** The amounts that can be withdrawn as soon as they are claimed. */
function Withdrawable({ sums }: { sums: readonly CountedSum[] }): ReactElement {
  const t = useTexts('screen');
  const edition = useServices()?.edition ?? 'default';
  const { formatValue } = useValueFormat();
  const payable = sums.filter(({ withdrawal }) => withdrawal === 'full');
  const values = payable.map(({ count, value }) =>
    count === 1
      ? formatValue(value)
      : `${formatValue({ amount: String(count), unit: 'count' })} × ${formatValue(value)}`,
  );
  return (
    <p className="claimable__withdrawable" data-none={payable.length === 0 || undefined}>
      {`${t('withdrawal_full')}: ${values.join(' + ') || formatValue({ amount: '0', unit: stablecoin[edition] })}`}
    </p>
  );
}
