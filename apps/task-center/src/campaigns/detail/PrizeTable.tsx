import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Table } from '@exchange/ui';
import type { ReactElement } from 'react';
import { PrizeHeading } from '../PrizeHeading.tsx';

/** Prize for each rank. */
export function PrizeTable({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const { prizes } = campaign;
  if (prizes.length === 0) return null;
  const plain = (amount: number) => formatValue({ amount: String(amount), unit: 'count' });
  return (
    <section aria-labelledby="prizes">
      <PrizeHeading id="prizes" campaign={campaign}>
        {t('prizes_title')}
      </PrizeHeading>
      <Table
        caption={t('prizes_title')}
        narrow="scroll"
        rows={prizes}
        rowKey={(prize) => String(prize.from_rank)}
        columns={[
          {
            id: 'rank',
            header: t('rank'),
            rowHeader: true,
            cell: ({ from_rank: from, to_rank: to }) =>
              from === to ? plain(from) : t('ranks', { from: plain(from), to: plain(to) }),
          },
          {
            id: 'prize',
            header: t('prize'),
            numeric: true,
            cell: ({ value }) => formatValue(value),
          },
        ]}
      />
    </section>
  );
}
