import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { WhoCan } from '../../screen/WhoCan.tsx';
import { joiningGate } from '../CampaignTags.tsx';

/**
 * Conditions for visitors who can still join, in a line with links: who can take part, for guests, and that the full
 * rules then apply.
 */
export function JoiningRules({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const page = usePage();
  const { state, joined_at: joinedAt } = campaign;
  const isOpen = state === 'ongoing' || state === 'upcoming';
  const gate = joiningGate(campaign);
  if (!isOpen || joinedAt !== null || (gate && gate.reason !== 'needs_login')) return null;
  const rules = <a href={pathFrom(page, campaign.rules_path)}>{t('rules_apply')}</a>;
  return gate ? (
    <WhoCan rules={campaign.rules_path}>{rules}</WhoCan>
  ) : (
    <p className="who-can">{rules}</p>
  );
}
