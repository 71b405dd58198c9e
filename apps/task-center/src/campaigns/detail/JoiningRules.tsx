import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { joiningGate } from '../CampaignTags.tsx';

/** Note for visitors who can still join: the full rules then apply. Links to them. */
export function JoiningRules({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const page = usePage();
  const { state, joined_at: joinedAt } = campaign;
  const isOpen = state === 'ongoing' || state === 'upcoming';
  const gate = joiningGate(campaign);
  if (!isOpen || joinedAt !== null || (gate && gate.reason !== 'needs_login')) return null;
  return (
    <p className="full-rules">
      <a href={pathFrom(page, campaign.rules_path)}>{t('rules_apply')}</a>
    </p>
  );
}
