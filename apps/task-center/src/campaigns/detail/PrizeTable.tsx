import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Table } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { PrizeTerms } from '../PrizeTerms.tsx';

/** Prize for each rank, with its kind and which part of it can be withdrawn. */
export function PrizeTable({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const { prizes, prize_kind: prizeKind } = campaign;
  if (prizes.length === 0) return null;
  const plain = (amount: number) => formatValue({ amount: String(amount), unit: 'count' });
  return (
    <section aria-labelledby="prizes">
      <h2 id="prizes">{t('prizes_title')}</h2>
      <PrizeTerms campaign={campaign} />
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
            cell: ({ value }) => rewardText({ type: prizeKind.type, value }),
          },
        ]}
      />
    </section>
  );
}
