import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useItemTitle } from '@exchange/site/page/layout';
import type { Gate } from '@exchange/task-center-api';
import { Button, EmptyState, Illustration } from '@exchange/ui';
import type { ReactElement } from 'react';
import { GateText } from './GateText.tsx';

const lists = {
  tasks: { label: 'section_tasks', path: '/task-center' },
  campaigns: { label: 'section_campaigns', path: '/task-center/my-campaigns' },
} as const;

/**
 * Note that a task or campaign is not offered in the visitor's region, and nothing about its rewards.
 *
 * @param list - the page with others
 */
export function ClosedInRegion({
  title,
  gate,
  list,
}: {
  title: string;
  gate: Gate;
  list: keyof typeof lists;
}): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  useItemTitle(title);
  const { label, path } = lists[list];
  return (
    <article className="page-width">
      <h1>{title}</h1>
      <EmptyState
        illustration={<Illustration name="noPermission" />}
        title={<GateText gate={gate} />}
        action={<Button href={pathFrom(page, path)}>{t(label)}</Button>}
      />
    </article>
  );
}
