import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useItemTitle } from '@exchange/site/page/layout';
import type { Gate } from '@exchange/task-center-api';
import { Button, EmptyState, Illustration } from '@exchange/ui';
import type { ReactElement } from 'react';
import { GateText } from '../../tasks/gates/GateText.tsx';

/** Says that a campaign can't be joined in the visitor's region, and nothing about its prizes. */
export function ClosedInRegion({ title, gate }: { title: string; gate: Gate }): ReactElement {
  const t = useTexts('shell');
  useItemTitle(title);
  return (
    <article className="page-width">
      <h1>{title}</h1>
      <EmptyState
        illustration={<Illustration name="noPermission" />}
        title={<GateText gate={gate} />}
        action={
          <Button href={pathFrom(usePage(), '/task-center/my-campaigns')}>
            {t('section_campaigns')}
          </Button>
        }
      />
    </article>
  );
}
