import { useTexts } from '@exchange/site/page';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useVolumeFees } from '../../screen/useVolumeFees.ts';
import { useLeaderboard } from '../leaderboard/leaderboardData.ts';
import { highScore } from './LastPrize.tsx';

/**
 * Note who pays the fees of a contest, and that a prize is neither cash nor certain. Renders nothing for activities
 * without fees, for a participant who can't win more, and after the end.
 */
export function FeesNote({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const { data, isLoading } = useLeaderboard(campaign);
  const hasFees = useVolumeFees(campaign.kind)(highScore) !== undefined;
  const { state, own, prize_kind: kind } = campaign;
  const board = data?.pages[0];
  const place = board?.own ? board.next_prize : board?.last_prize;
  const namesFees = isLoading || place != null;
  if (!hasFees || (state !== 'ongoing' && state !== 'upcoming')) return null;
  if (state === 'ongoing' && own && !namesFees) return null;
  return (
    <p className="fees-note">
      {namesFees && kind.withdrawal !== 'full' ? t('prize_caution') : t('own_fees')}
    </p>
  );
}
