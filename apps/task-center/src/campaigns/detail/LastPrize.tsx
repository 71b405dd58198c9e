import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { MarkedNote } from '../../screen/MarkedNote.tsx';
import { Phrases } from '../../screen/Phrases.tsx';
import { hasVolumeFees, useVolumeFees } from '../../screen/useVolumeFees.ts';
import { roundScore } from '../leaderboard/leaderboardData.ts';
import { useFeesReachPrize } from '../useFeesReachPrize.ts';

/**
 * The smallest prize of a campaign: the score that it takes now and its fees, with a mark if they reach it, and that no
 * rank is certain. Before there are scores, who pays the fees. Renders nothing after the end.
 */
export function LastPrize({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { kind, state, last_prize: last } = campaign;
  const feesOf = useVolumeFees(kind);
  const feesReachPrize = useFeesReachPrize(kind);
  const hasFees = hasVolumeFees(kind);
  if (state !== 'ongoing' && state !== 'upcoming') return null;
  if (!last) return hasFees ? <p className="prize-cost">{t('own_fees')}</p> : null;
  const { rank, score, prize } = last;
  const fees = feesOf(score.amount);
  const amount = formatValue(roundScore(score));
  const rankName = t('rank_score', { rank: formatValue({ amount: String(rank), unit: 'count' }) });
  const phrases = [
    t('last_prize_title', { prize: formatValue(prize) }),
    hasFees ? shared('need_traded', { amount }) : `${rankName}: ${amount}`,
    fees && shared('fee_about', { fee: formatValue(fees.sum) }),
  ].filter((phrase) => phrase !== undefined);
  return (
    <MarkedNote className="prize-cost" hasSign={feesReachPrize(score, prize)}>
      <Phrases of={phrases} />
      {hasFees ? ` ${t('prize_caution')}` : null}
    </MarkedNote>
  );
}
