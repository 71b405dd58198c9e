import { useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import { ListFoot, Loaded } from '@exchange/site/page/loading';
import { type InviteRecord } from '@exchange/task-center-api';
import {
  Button,
  Card,
  EmptyState,
  Icon,
  type IconName,
  Illustration,
  Table,
  Tag,
  type TagProps,
} from '@exchange/ui';
import type { ReactElement } from 'react';
import { useReadList } from '../data/useRead.ts';
import { useInviteOffer } from '../screen/shownEdition.ts';

/** Tag and label of each stage. */
const stageTags = {
  registered: { icon: 'user', tone: 'neutral', text: 'stage_registered' },
  traded: { icon: 'checkCircle', tone: 'positive', text: 'stage_traded' },
  other: { icon: 'hourglass', tone: 'neutral', text: 'reward_open' },
} as const satisfies Record<
  InviteRecord['stage'],
  { icon: IconName; tone: TagProps['tone']; text: string }
>;

/** Number of rows per request. All look alike, so a few are enough. */
const pageSize = 5;

/** Friends who signed up with the user's code, newest first. */
export function InviteRecords(): ReactElement {
  const t = useTexts('invite');
  const query = useReadList('inviteRecords', { limit: pageSize });
  return (
    <section className="section" aria-labelledby="records">
      <h2 id="records">{t('records_title')}</h2>
      <Loaded query={query} skeleton={<RecordsTable records={[]} loadingRows={pageSize} />}>
        {({ pages }) => {
          const records = pages.flatMap(({ items }) => items);
          if (records.length === 0) return <NoRecords />;
          return (
            <>
              <RecordsTable
                records={records}
                loadingRows={query.isFetchingNextPage ? pageSize : 0}
              />
              <ListFoot query={query} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function RecordsTable({
  records,
  loadingRows,
}: {
  records: readonly InviteRecord[];
  loadingRows: number;
}): ReactElement {
  const { inviter } = useInviteOffer();
  const t = useTexts('invite');
  const shared = useTexts('screen');
  const { month } = useTimeFormats();
  const { formatValue } = useValueFormat();
  return (
    <Card className="friends-card">
      <Table
        className="friends"
        caption={t('records_title')}
        rows={records}
        rowKey={({ record_id: id }) => id}
        loadingRows={loadingRows}
        columns={[
          { id: 'name', header: t('records_name'), rowHeader: true, cell: ({ name }) => name },
          {
            id: 'joined',
            header: t('records_joined'),
            cell: ({ joined_at: time }) => month(time),
          },
          {
            id: 'stage',
            header: t('records_stage'),
            cell: ({ stage }) => {
              const { text, icon, tone } = stageTags[stage];
              return (
                <Tag tone={tone} icon={<Icon name={icon} size={14} />}>
                  {t(text)}
                </Tag>
              );
            },
          },
          {
            id: 'reward',
            header: t('records_reward'),
            numeric: true,
            cell: ({ reward, stage }) =>
              reward ? (
                <>
                  {formatValue(reward)}{' '}
                  <span className="invite-kind">{shared(`reward_${inviter.type}`)}</span>
                </>
              ) : (
                <span className="invite-open">
                  {t(stage === 'registered' ? 'reward_none' : 'reward_open')}
                </span>
              ),
          },
        ]}
      />
    </Card>
  );
}

function NoRecords(): ReactElement {
  const t = useTexts('invite');
  return (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title={t('empty_title')}
      action={<Button href="#share">{t('empty_action')}</Button>}
    >
      {t('empty_text')}
    </EmptyState>
  );
}
