import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { RewardGroup } from '@exchange/task-center-api';
import { Button, EmptyState, Illustration } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { NextTasks } from './NextTasks.tsx';

/** Below the first rewards of a new account: the way to more. */
export function MoreTasks(): ReactElement {
  const t = useTexts('rewards');
  const page = usePage();
  return (
    <section className="more-tasks" aria-labelledby="more-tasks">
      <h2 id="more-tasks">{t('empty_text')}</h2>
      <Button href={pathFrom(page, '/task-center')}>{t('empty_action')}</Button>
      <NextTasks />
    </section>
  );
}

/** Takes the place of a list without rewards. Links to the tasks, unless filters hide the rewards. */
export function NoRewards({
  group,
  isFiltered = false,
  isClosed = false,
}: {
  group: RewardGroup;
  isFiltered?: boolean;
  /** Whether the task centre is closed in the region. Then there are no tasks to link to. */
  isClosed?: boolean;
}): ReactElement {
  const t = useTexts('rewards');
  const page = usePage();
  if (isFiltered) {
    return (
      <EmptyState illustration={<Illustration name="empty" />} title={t('found_none_title')}>
        {t('found_none_text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={<RewardArt type="bonus" size={72} />}
      title={t(`empty_${group}_title`)}
      action={
        isClosed ? undefined : (
          <Button variant="primary" href={pathFrom(page, '/task-center')}>
            {t('empty_action')}
          </Button>
        )
      }
    >
      {group === 'expired' ? t('empty_expired_text') : null}
      {group === 'expired' || isClosed ? null : t('empty_text')}
    </EmptyState>
  );
}
