import { useTexts } from '@exchange/site/page';
import { useTimeFormats } from '@exchange/site/page/formats';
import { Fact } from '@exchange/site/page/layout';
import type { TaskDetail } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Dates of a task. Renders nothing if it has none. */
export function TaskFacts({ task }: { task: TaskDetail }): ReactElement | null {
  const t = useTexts('tasks');
  const { moment } = useTimeFormats();
  const { ends_at: endsAt, claim_by: claimBy, resets_at: resetsAt } = task;
  if (endsAt === null && claimBy === null && resetsAt === null) return null;
  return (
    <Card as="section" className="facts" aria-labelledby="facts">
      <h2 id="facts">{t('facts_title')}</h2>
      <dl>
        {endsAt === null ? null : <Fact name={t('fact_ends')}>{moment(endsAt)}</Fact>}
        {claimBy === null ? null : <Fact name={t('fact_claim_by')}>{moment(claimBy)}</Fact>}
        {resetsAt === null || resetsAt === endsAt ? null : (
          <Fact name={t('fact_resets')}>{moment(resetsAt)}</Fact>
        )}
      </dl>
    </Card>
  );
}
