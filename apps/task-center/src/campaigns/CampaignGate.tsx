import type { Campaign } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { GateText } from '../tasks/gates/GateText.tsx';
import { joiningGate } from './CampaignStates.tsx';

/** What stops the visitor from joining, as a line with a lock. Renders nothing for guests, who have to log in first. */
export function CampaignGate({ campaign }: { campaign: Campaign }): ReactElement | null {
  const gate = joiningGate(campaign);
  return gate === undefined || gate.reason === 'needs_login' ? null : (
    <p className="campaign-gate">
      <Icon name="lock" size={16} />
      <span>
        <GateText gate={gate} />
      </span>
    </p>
  );
}
