import type { Gate } from '@exchange/task-center-api';
import { campaignPath, taskPath } from '../../screen/detailPaths.ts';

/** Link to the page on which the visitor can meet a condition. */
export interface GateTarget {
  path: string;
  /** Translation key of the label on the page of the task or campaign. */
  label: 'gate_verify' | 'gate_previous' | 'gate_join';
  /** Translation key of the short label in a list. */
  step: 'go_kyc' | 'go_previous' | 'go_join';
}

/** Returns the page on which the visitor can meet a condition, or undefined if that is not possible. */
export function gateTarget({
  reason,
  task_id: taskId,
  campaign_id: campaignId,
}: Gate): GateTarget | undefined {
  if (reason === 'kyc_level') return { path: '/kyc', label: 'gate_verify', step: 'go_kyc' };
  if (reason === 'previous_task' && taskId !== null) {
    return { path: taskPath(taskId, 0), label: 'gate_previous', step: 'go_previous' };
  }
  if (reason === 'join_campaign' && campaignId !== null) {
    return { path: campaignPath(campaignId), label: 'gate_join', step: 'go_join' };
  }
  return undefined;
}
