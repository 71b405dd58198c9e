import { useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import { ListFoot, Loaded } from '@exchange/site/page/loading';
import { rewardTypeFacts, type Reward, type Usage } from '@exchange/task-center-api';
import { Skeleton, Table, type TableColumn } from '@exchange/ui';
import type { ReactElement } from 'react';
import { isBox } from '../rewardStates.ts';
import { OpenedLink } from '../OpenedLink.tsx';
import { useReadList } from '../../data/useRead.ts';

/** Usage history of a reward. Renders nothing for a reward that was not used. */
export function RewardUsage({ reward }: { reward: Reward }): ReactElement | null {
  const t = useTexts('rewards');
  const usage = useReadList('usage', { reward_id: reward.reward_id });
  if (usage.data?.pages.every(({ items }) => items.length === 0)) return null;
  return (
    <section aria-labelledby="usage">
      <h2 id="usage">{t('usage_title')}</h2>
      <Loaded query={usage} skeleton={<Skeleton className="skeleton-usage" />}>
        {({ pages }) => (
          <>
            <UsageTable rows={pages.flatMap(({ items }) => items)} reward={reward} />
            <ListFoot query={usage} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function UsageTable({ rows, reward }: { rows: readonly Usage[]; reward: Reward }): ReactElement {
  const t = useTexts('rewards');
  const { formatValue } = useValueFormat();
  const { moment } = useTimeFormats();
  const amount: TableColumn<Usage> = {
    id: 'value',
    // Of rewards to trade with, it is no profit and no loss.
    header: t(rewardTypeFacts[reward.type].lossTakes === null ? 'usage_value' : 'usage_margin'),
    numeric: true,
    cell: ({ value }) => formatValue(value),
  };
  const content: TableColumn<Usage> = {
    id: 'opened',
    header: t('title'),
    cell: ({ opened }) => (opened ? <OpenedLink opened={opened} /> : null),
  };
  // The amount of a mystery box is a maximum, so its table has the content instead.
  const boxColumns = rows.some(({ opened }) => opened !== null) ? [content] : [];
  return (
    <Table
      caption={t('usage_title')}
      rows={rows}
      rowKey={({ usage_id: id }) => id}
      narrow="cards"
      columns={[
        {
          id: 'kind',
          header: t('usage_kind'),
          rowHeader: true,
          cell: ({ kind }) => t(`usage_${kind}`),
        },
        { id: 'at', header: t('usage_at'), cell: ({ at }) => moment(at) },
        ...(isBox(reward) ? boxColumns : [amount]),
      ]}
    />
  );
}
