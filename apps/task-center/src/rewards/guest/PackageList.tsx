import { pathFrom, usePage, useTexts, useUserId } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { userKey } from '@exchange/site/services/queries';
import { isForDerivatives, rewardTypeFacts, type Home } from '@exchange/task-center-api';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { DataServices } from '../../data/DataContext.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { OwnMoney } from '../../screen/OwnMoney.tsx';
import { mostOf } from '../mostOf.ts';
import { taskPath } from '../../screen/detailPaths.ts';
import { LimitLine } from '../LimitLine.tsx';
import { KindNotes } from '../RewardKind.tsx';
import { useRewardHeadline } from '../useRewardText.ts';
import { PackageSkeleton } from './PackageSkeleton.tsx';

/** The rewards of the starter tasks, each with what to do for it. Sends no request itself: the page's screen does. */
export function PackageList({
  services: { queries },
}: {
  services: DataServices;
}): ReactElement | null {
  const t = useTexts('screen');
  const page = usePage();
  const { formatText } = useValueFormat();
  const rewardHeadline = useRewardHeadline();
  const userId = useUserId();
  const { data, isError } = useQuery<Home>(
    { queryKey: userKey(userId, 'home', {}), queryFn: skipToken },
    queries,
  );
  if (isError) return null;
  if (!data) return <PackageSkeleton />;
  const tasks = data.tasks.filter(({ category }) => category === 'newcomer');
  return (
    <>
      <ul className="guest-package__cards">
        {tasks.map(({ task_id: id, rule_index: rule, kind, progress, title, reward }) => (
          <li key={id} className="guest-package__card" data-kind={reward.type}>
            <RewardArt type={reward.type} size={56} />
            <strong>{rewardHeadline(mostOf(reward))}</strong>
            {rewardTypeFacts[reward.type].isNamedByUnit ? null : (
              <span>{t(`reward_${reward.type}`)}</span>
            )}
            <KindNotes reward={reward} />
            <LimitLine reward={reward} />
            <OwnMoney task={{ kind, progress }} />
            <a href={pathFrom(page, taskPath(id, rule))}>{formatText(title)}</a>
          </li>
        ))}
      </ul>
      {tasks.some(({ kind, reward }) => isForDerivatives(kind, [reward])) ? <RiskNote /> : null}
    </>
  );
}
