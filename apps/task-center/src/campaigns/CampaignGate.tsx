import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { GateLine } from '../tasks/gates/GateLine.tsx';
import { GateText } from '../tasks/gates/GateText.tsx';
import { joiningGate } from './CampaignTags.tsx';

/**
 * Reason for which the visitor cannot join, as a line with a lock. Renders nothing for guests, who
 * have to log in first.
 */
export function CampaignGate({ campaign }: { campaign: Campaign }): ReactElement | null {
  const gate = joiningGate(campaign);
  return gate === undefined || gate.reason === 'needs_login' ? null : (
    <GateLine>
      <GateText gate={gate} />
    </GateLine>
  );
}
