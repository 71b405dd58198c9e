import { addDecimals, compareDecimals } from '@exchange/exchange-api';
import { useTexts, useUserId } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import {
  isDerivativesReward,
  pointsValidityDays,
  type Home,
  type RewardPreview,
  type Shop,
} from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import type { DataServices } from '../../data/DataContext.ts';
import { useSharedRead } from '../../data/useSharedRead.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { useNeedPhrases } from '../../screen/needPhrases.ts';
import { Phrases } from '../../screen/Phrases.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { TaskArt } from '../../screen/art/TaskArt.tsx';
import { KindLegend } from '../../rewards/KindLegend.tsx';
import { RewardCard } from '../../rewards/RewardCard.tsx';
import { isPoints } from '../../rewards/rewardStates.ts';
import { GuestShopSkeleton } from './GuestShopSkeleton.tsx';

/** Speed of earning points, and the shop. Sends no request itself: the page's screen does. */
export function GuestShop({ services }: { services: DataServices }): ReactElement | null {
  const userId = useUserId();
  const home = useSharedRead('home', { services, userId, isRequested: false });
  const shop = useSharedRead('shop', { services, userId, isRequested: false });
  if (home.isError || shop.isError) return null;
  if (!home.data || !shop.data) return <GuestShopSkeleton />;
  return (
    <div className="guest-shop">
      <Ways home={home.data} />
      <Offers offers={shop.data.offers} />
      <Rule />
    </div>
  );
}

/** Points for the account itself, for a week of check-ins, and for a task of the day. */
function Ways({ home: { check_in: checkIn, tasks } }: { home: Home }): ReactElement {
  const t = useTexts('rewards');
  const { formatText } = useValueFormat();
  const inPoints = tasks.filter(({ reward }) => isPoints(reward));
  const start = inPoints.find(({ kind }) => kind === 'register');
  // Not one for derivatives, which takes the most money and risk.
  const daily = inPoints.find(({ category, kind }) => category === 'daily' && kind === 'trade');
  const need = useNeedPhrases(daily);
  const week = pointsOf(checkIn.days);
  return (
    <Card as="section" className="guest-shop__ways" aria-labelledby="points-ways">
      <h2 id="points-ways">{t('points_ways')}</h2>
      <ul>
        {start ? (
          <Way art={<TaskArt task={start} />} points={start.reward.value.amount}>
            {formatText(start.title)}
          </Way>
        ) : null}
        {compareDecimals(week, '0') > 0 ? (
          <Way art={<RewardArt type="points" size={40} />} points={week}>
            {t('points_week')}
          </Way>
        ) : null}
        {daily ? (
          <Way art={<TaskArt task={daily} />} points={daily.reward.value.amount} need={need}>
            {formatText(daily.title)}
          </Way>
        ) : null}
      </ul>
    </Card>
  );
}

function Way({
  art,
  points,
  need,
  children,
}: {
  art: ReactNode;
  points: string;
  /** Work for the points. */
  need?: readonly string[] | undefined;
  /** Reason for the points. */
  children: string;
}): ReactElement {
  const { formatValue } = useValueFormat();
  return (
    <li className="guest-shop__way">
      {art}
      <span className="guest-shop__reason">{children}</span>
      <strong>{formatValue({ amount: points, unit: 'points' })}</strong>
      {need ? <Phrases of={need} /> : null}
    </li>
  );
}

/** Sum of the points among rewards. */
function pointsOf(items: readonly { reward: RewardPreview }[]): string {
  return items
    .filter(({ reward }) => isPoints(reward))
    .reduce((sum, { reward }) => addDecimals(sum, reward.value.amount), '0');
}

function Offers({ offers }: Pick<Shop, 'offers'>): ReactElement {
  const t = useTexts('rewards');
  const { formatValue } = useValueFormat();
  return (
    <>
      <h2 className="guest-shop__title">{t('shop_title')}</h2>
      <ul className="reward-cards offers">
        {offers.map(({ offer_id: id, price, reward }) => (
          <RewardCard key={id} reward={reward} className="offer">
            <div className="offer__foot">
              <strong className="offer__price">
                {formatValue({ amount: price, unit: 'points' })}
              </strong>
            </div>
          </RewardCard>
        ))}
      </ul>
      <KindLegend rewards={offers.map(({ reward }) => reward)} />
      {offers.some(({ reward }) => isDerivativesReward(reward)) ? <RiskNote /> : null}
    </>
  );
}

function Rule(): ReactElement {
  const t = useTexts('rewards');
  const { formatValue } = useValueFormat();
  const days = formatValue({ amount: String(pointsValidityDays), unit: 'days' });
  return <p className="guest-shop__rule">{t('points_rule', { days })}</p>;
}
