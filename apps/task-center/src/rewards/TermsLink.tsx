import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { Reward } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { rewardPath } from '../screen/detailPaths.ts';

/**
 * Link to the terms of a reward that cannot be used on this edition, in place of its activation. `title` distinguishes the
 * links for screen readers.
 */
export function TermsLink({ reward, title }: { reward: Reward; title: string }): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  return (
    <Button
      size="small"
      href={pathFrom(page, rewardPath(reward))}
      aria-label={`${t('view_terms')}: ${title}`}
    >
      {t('view_terms')}
    </Button>
  );
}
