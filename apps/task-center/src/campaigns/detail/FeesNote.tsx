import { useTexts } from '@exchange/site/page';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { hasVolumeFees } from '../../screen/useVolumeFees.ts';

/**
 * Note who pays the fees of a contest, and that no rank is certain once there are scores. Renders nothing for
 * activities without fees, and after the end.
 */
export function FeesNote({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const { kind, state, last_prize: lastPrize } = campaign;
  if (!hasVolumeFees(kind) || (state !== 'ongoing' && state !== 'upcoming')) return null;
  return <p className="fees-note">{t(lastPrize ? 'prize_caution' : 'own_fees')}</p>;
}
