import { useTexts } from '@exchange/site/page';
import { useNumberFormats, useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import type { PointsPage } from '@exchange/task-center-api';
import { Card, EmptyState } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { useRewardText } from '../rewards/useRewardText.ts';
import { RewardArt } from '../screen/art/RewardArt.tsx';

type Entry = PointsPage['items'][number];

/** Changes of the balance by day, newest first, each with the balance after it. */
export function PointsHistory({
  entries,
  isClosed,
  children,
}: {
  entries: readonly Entry[];
  /** Whether the task centre is closed in the region, so that no points can be earned. */
  isClosed: boolean;
  /** Foot of the list, with the button for more. */
  children?: ReactNode;
}): ReactElement | null {
  const t = useTexts('rewards');
  const { day } = useTimeFormats();
  const days = [...new Set(entries.map(({ at }) => day(at)))];
  if (isClosed && entries.length === 0) return null;
  return (
    <section className="points__history" aria-labelledby="points-history">
      <h2 id="points-history" className="points__title">
        {t('usage_title')}
      </h2>
      {entries.length === 0 ? (
        <EmptyState illustration={<RewardArt type="points" size={72} />} title={t('points_none')} />
      ) : (
        <Card className="points-history">
          {days.map((name) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul>
                {entries
                  .filter(({ at }) => day(at) === name)
                  .map((entry) => (
                    <Change key={entry.entry_id} entry={entry} />
                  ))}
              </ul>
            </div>
          ))}
          {children}
        </Card>
      )}
    </section>
  );
}

function Change({ entry: { at, kind, change, balance, reward, origin } }: { entry: Entry }) {
  const t = useTexts('rewards');
  const { formatText, formatValue } = useValueFormat();
  const { signed } = useNumberFormats();
  const { clock } = useTimeFormats();
  const rewardText = useRewardText();
  const kindText = t(kind === 'other' ? 'usage_other' : `points_${kind}`);
  const about = reward ? rewardText(reward) : origin && formatText(origin);
  return (
    <li className="points-change">
      <strong className="points-change__title">{about ?? kindText}</strong>
      <span className="points-change__note">
        {about === null ? null : <span>{kindText}</span>}
        <span>{clock(at)}</span>
      </span>
      <strong className="points-change__amount" data-gain={kind === 'earned' || undefined}>
        {signed(change)}
      </strong>
      <span className="points-change__balance">
        {t('points_after')} <b>{formatValue({ amount: balance, unit: 'count' })}</b>
      </span>
    </li>
  );
}
