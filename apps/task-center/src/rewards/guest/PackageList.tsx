import { useUserId } from '@exchange/site/page';
import type { ReactElement } from 'react';
import type { DataServices } from '../../data/DataContext.ts';
import { useSharedRead } from '../../data/useSharedRead.ts';
import { TaskCards } from '../TaskCards.tsx';
import { TaskRisks } from '../TaskRisks.tsx';
import { PackageSkeleton } from './PackageSkeleton.tsx';

/** The rewards of the starter tasks, each with what to do for it. Sends no request itself: the page's screen does. */
export function PackageList({ services }: { services: DataServices }): ReactElement | null {
  const userId = useUserId();
  const { data, isError } = useSharedRead('home', { services, userId, isRequested: false });
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
