import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { RewardGroup } from '@exchange/task-center-api';
import { Button, EmptyState, Illustration } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { TaskArt } from '../../screen/art/TaskArt.tsx';

/** Below the first rewards of a new account: the way to more. */
export function MoreTasks(): ReactElement {
  const t = useTexts('rewards');
  const page = usePage();
  return (
    <EmptyState
      illustration={<TaskArt kind="trade" size={72} />}
      title={t('empty_text')}
      action={<Button href={pathFrom(page, '/task-center')}>{t('empty_action')}</Button>}
    />
  );
}

/** Takes the place of a list without rewards. Links to the tasks, unless filters hide the rewards. */
export function NoRewards({
  group,
  isFiltered = false,
}: {
  group: RewardGroup;
  isFiltered?: boolean;
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
        <Button variant="primary" href={pathFrom(page, '/task-center')}>
          {t('empty_action')}
        </Button>
      }
    >
      {t(group === 'expired' ? 'empty_expired_text' : 'empty_text')}
    </EmptyState>
  );
}
