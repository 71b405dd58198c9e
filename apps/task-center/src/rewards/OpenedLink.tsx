import { pathFrom, usePage } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Reward } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { rewardPath } from '../screen/detailPaths.ts';

/** Link to the reward that was in a mystery box. */
export function OpenedLink({ opened }: { opened: NonNullable<Reward['opened']> }): ReactElement {
  const page = usePage();
  const { formatText } = useValueFormat();
  return (
    <a className="opened-link" href={pathFrom(page, rewardPath(opened))}>
      {formatText(opened.title)}
    </a>
  );
}
