import { useUserId } from '@exchange/site/page';
import { userKey } from '@exchange/site/services/queries';
import type { Home } from '@exchange/task-center-api';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { DataServices } from '../../data/DataContext.ts';
import { TaskCards } from '../TaskCards.tsx';
import { TaskRisks } from '../TaskRisks.tsx';
import { PackageSkeleton } from './PackageSkeleton.tsx';

/** The rewards of the starter tasks, each with what to do for it. Sends no request itself: the page's screen does. */
export function PackageList({
  services: { queries },
}: {
  services: DataServices;
}): ReactElement | null {
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
      <TaskCards tasks={tasks} />
      <div className="risk-notes">
        <TaskRisks tasks={tasks} />
      </div>
    </>
  );
}
