import { pathFrom, usePage, useServices, useTexts } from '@exchange/site/page';
import type { Reward } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { GoButton } from '../../screen/GoButton.tsx';
import { isRewardOffered } from '../../screen/isOffered.ts';

/**
 * Link to where a reward is used, for use in a list, unless the edition does not offer it. `title` distinguishes the links for
 * screen readers.
 */
export function UseLink({ reward, title }: { reward: Reward; title: string }): ReactElement | null {
  const t = useTexts('screen');
  const page = usePage();
  const edition = useServices()?.edition;
  if (!isRewardOffered(reward, edition)) return null;
  return (
    <GoButton href={pathFrom(page, reward.use_path)} aria-label={`${t('use_now')}: ${title}`}>
      {t('use_now')}
    </GoButton>
  );
}
