import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { Reward } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { GoButton } from '../../screen/GoButton.tsx';

/** Link to where a reward is used, for use in a list. `title` distinguishes the links for screen readers. */
export function UseLink({ reward, title }: { reward: Reward; title: string }): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  return (
    <GoButton href={pathFrom(page, reward.use_path)} aria-label={`${t('use_now')}: ${title}`}>
      {t('use_now')}
    </GoButton>
  );
}
