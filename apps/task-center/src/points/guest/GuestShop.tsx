import { addDecimals, compareDecimals, type Value } from '@exchange/exchange-api';
import { useTexts, useUserId } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { userKey } from '@exchange/site/services/queries';
import {
  isDerivativesReward,
  pointsValidityDays,
  type Home,
  type RewardPreview,
  type Shop,
  type Task,
} from '@exchange/task-center-api';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { DataServices } from '../../data/DataContext.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { useVolumeFees, type FeesOfVolume } from '../../screen/useVolumeFees.ts';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { TaskArt } from '../../screen/art/TaskArt.tsx';
import { RewardCard } from '../../rewards/RewardCard.tsx';
import { isPoints } from '../../rewards/rewardStates.ts';
import { GuestShopSkeleton } from './GuestShopSkeleton.tsx';

/** Speed of earning points, and the shop. Sends no request itself: the page's screen does. */
export function GuestShop({
  services: { queries },
}: {
  services: DataServices;
}): ReactElement | null {
  const userId = useUserId();
  const home = useQuery<Home>(
    { queryKey: userKey(userId, 'home', {}), queryFn: skipToken },
    queries,
  );
  const shop = useQuery<Shop>(
    { queryKey: userKey(userId, 'shop', {}), queryFn: skipToken },
    queries,
  );
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

/** Points for the account itself, for a week of check-ins, and for a day of tasks. */
function Ways({ home: { check_in: checkIn, tasks } }: { home: Home }): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue, formatText } = useValueFormat();
  const inPoints = (amount: string) => formatValue({ amount, unit: 'points' });
  const daily = tasks.filter(({ category }) => category === 'daily');
  const need = useDailyNeed(daily.filter(({ reward }) => isPoints(reward)));
  const start = tasks.find(({ kind, reward }) => kind === 'register' && isPoints(reward));
  const ways = [
    {
      amount: pointsOf(start ? [start] : []),
      text: start && formatText(start.title),
      art: <TaskArt kind="register" />,
    },
    {
      amount: pointsOf(checkIn.days),
      text: t('points_week'),
      art: <RewardArt type="points" size={40} />,
    },
    {
      amount: pointsOf(daily),
      text: [t('points_daily'), ...need].join('\u00a0· '),
      art: <TaskArt kind="trade" />,
      isMaximum: true,
    },
  ].filter(({ amount }) => compareDecimals(amount, '0') > 0);
  return (
    <ul className="guest-shop__ways">
      {ways.map(({ amount, text, art, isMaximum }, index) => (
        <li key={index} className="value-card guest-shop__way">
          {art}
          <strong>
            {isMaximum ? shared('reward_up_to', { value: inPoints(amount) }) : inPoints(amount)}
          </strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns phrases: the trades that some tasks take, that their money can be lost, and about what they cost. */
function useDailyNeed(tasks: readonly Task[]): string[] {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const fees = useFees(tasks);
  const spreads = tasks.some(({ kind }) => kind === 'convert')
    ? [shared('need_any'), shared('need_spread')]
    : [];
  const volume = (...kinds: readonly Task['kind'][]) =>
    sumOf(
      tasks
        .filter(({ kind, progress }) => kinds.includes(kind) && progress.unit !== 'count')
        .map(({ progress }) => progress),
    );
  const all = volume('trade', 'derivatives');
  const derivatives = volume('derivatives');
  if (!all) return spreads;
  return [
    shared('need_traded', { amount: formatValue(all) }),
    ...(derivatives ? [t('points_derivatives', { amount: formatValue(derivatives) })] : []),
    shared('need_lost'),
    ...(fees ? [shared('fee_about', { fee: formatValue(fees) })] : []),
    ...spreads,
  ];
}

/** Sum of the targets of some tasks. Undefined without any. */
function sumOf(targets: readonly Task['progress'][]): Value | undefined {
  const [first] = targets;
  return (
    first && { amount: targets.map(({ target }) => target).reduce(addDecimals), unit: first.unit }
  );
}

/** Estimated fees of all trades for some tasks. Undefined without any. */
function useFees(tasks: readonly Task[]): Value | undefined {
  const feesOf: Partial<Record<Task['kind'], FeesOfVolume>> = {
    trade: useVolumeFees('trade'),
    derivatives: useVolumeFees('derivatives'),
  };
  const sums = tasks.flatMap(({ kind, progress: { target, unit } }) => {
    const fees = unit === 'count' ? undefined : feesOf[kind]?.(target);
    return fees ? [fees.sum] : [];
  });
  const [first] = sums;
  return first && { ...first, amount: sums.map(({ amount }) => amount).reduce(addDecimals) };
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
