import { useIsUser, useTexts } from '@exchange/site/page';
import { CountUp } from '@exchange/site/page/count-up';
import { failureReason } from '@exchange/site/page/failures';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import { ListFoot, Loaded } from '@exchange/site/page/loading';
import { pointsValidityDays, type PointsPage } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { useRead, useReadList } from '../data/useRead.ts';
import { RegionNotice } from '../screen/RegionNotice.tsx';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { GuestData } from '../rewards/guest/GuestData.tsx';
import { ClaimWindowsProvider } from '../rewards/claim/ClaimWindows.tsx';
import { isPoints } from '../rewards/rewardStates.ts';
import { useSentences } from '../rewards/useRewardText.ts';
import { NextOffer } from './NextOffer.tsx';
import { PointsHistory } from './PointsHistory.tsx';
import { PointsShop } from './PointsShop.tsx';
import { ReadyPoints } from './ReadyPoints.tsx';
import { PointsSkeleton } from './PointsSkeleton.tsx';

/** Number of changes per request. */
const pageSize = 8;

/** The user's points. For guests, only the data of their page. */
export function PointsScreen(): ReactElement {
  return useIsUser() ? <UserPoints /> : <GuestShopData />;
}

function GuestShopData(): ReactElement {
  useRead('shop', {});
  return (
    <GuestData>
      <PointsSkeleton />
    </GuestData>
  );
}

/** Points balance, the shop of rewards that points can buy, and the history. */
function UserPoints(): ReactElement {
  const points = useReadList('points', { limit: pageSize });
  const wallet = useRead('wallet', {});
  const shop = useRead('shop', {});
  // Waits for the points to claim and the offers, which would otherwise move the content below them.
  if (wallet.isLoading || shop.isLoading) return <PointsSkeleton />;
  const isClosed = shop.error !== null && failureReason(shop.error) === 'regionBlocked';
  const sums = wallet.data?.ready.sums ?? [];
  const ready = sums.find(isPoints)?.value.amount ?? '0';
  return (
    <ClaimWindowsProvider>
      <Loaded query={points} skeleton={<PointsSkeleton />}>
        {({ pages }) => (
          <>
            {isClosed ? <RegionNotice /> : null}
            <div className="page-width points">
              <PointsBalance points={pages[0]!}>
                {isClosed ? null : <ReadyPoints sums={sums} />}
                <NextOffer
                  offers={shop.data?.offers ?? []}
                  balance={pages[0]!.balance}
                  ready={ready}
                />
              </PointsBalance>
              {isClosed ? null : (
                <PointsShop shop={shop} balance={pages[0]!.balance} ready={ready} />
              )}
              <PointsHistory entries={pages.flatMap(({ items }) => items)} isClosed={isClosed}>
                <ListFoot query={points} />
              </PointsHistory>
            </div>
          </>
        )}
      </Loaded>
    </ClaimWindowsProvider>
  );
}

/**
 * The balance, where it comes from, and when it ends.
 *
 * @param children - shown below the figure
 */
function PointsBalance({
  points,
  children,
}: {
  points: PointsPage;
  children: ReactNode;
}): ReactElement {
  const t = useTexts('rewards');
  const { formatValue } = useValueFormat();
  const { day } = useTimeFormats();
  const sentences = useSentences();
  const inPoints = (amount: string) => formatValue({ amount, unit: 'points' });
  const { expiring } = points;
  return (
    <Card as="section" className="points__balance" aria-labelledby="points-balance">
      <div>
        <h2 id="points-balance" className="points__label">
          {t('points_balance')}
        </h2>
        <p className="points__figure">
          <RewardArt type="points" size={48} />
          <CountUp value={{ amount: points.balance, unit: 'points' }} />
        </p>
        {children}
      </div>
      <div>
        <dl className="points__totals">
          {(['earned', 'spent', 'expired'] as const).map((kind) => (
            <div key={kind}>
              <dt>{t(`points_${kind}`)}</dt>
              <dd>{formatValue({ amount: points[kind], unit: 'count' })}</dd>
            </div>
          ))}
        </dl>
        <p className="card-text">
          {sentences([
            // They expire at the end of a day, which is the start of the next one.
            expiring &&
              t('points_expiring', {
                points: inPoints(expiring.points),
                day: day(expiring.at - 1),
              }),
            t('points_rule', {
              days: formatValue({ amount: String(pointsValidityDays), unit: 'days' }),
            }),
          ])}
        </p>
      </div>
    </Card>
  );
}
