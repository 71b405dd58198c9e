import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Card, Table } from '@exchange/ui';
import type { ReactElement } from 'react';
import { KindChip } from '../../rewards/RewardKind.tsx';
import { PrizeUse } from './PrizeUse.tsx';

/**
 * Prize for each rank, with the kind of all prizes, which explains on request what they are worth, and the use of the
 * largest and of the smallest prize.
 */
export function PrizeTable({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const { prizes, prize_kind: kind } = campaign;
  if (prizes.length === 0) return null;
  const bounds = [...new Set([prizes[0]!, prizes.at(-1)!])];
  const plain = (amount: number) => formatValue({ amount: String(amount), unit: 'count' });
  return (
    <Card as="section" className="prizes" aria-labelledby="prizes">
      <div className="prizes__head">
        <h2 id="prizes">{t('prizes_title')}</h2>
        <KindChip reward={kind} />
      </div>
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
      {bounds.map(({ from_rank: rank, value }) => (
        <PrizeUse key={rank} campaign={campaign} prize={value} />
      ))}
    </Card>
  );
}
