import type { Gate } from '@exchange/task-center-api';
import type { Caller } from '../calls/caller.ts';
import { roundName } from '../campaigns/season.ts';
import { identityCheck } from '../catalogue/identityChecks.ts';
import { isAllowed } from '../catalogue/regionRules.ts';
import type { GateRule } from '../catalogue/taskCatalogue.ts';

/** Facts besides the caller that decide whether conditions are met. */
export interface GateFacts {
  /** Start of the task or campaign in ms UTC, or null if it has none. */
  opensAt: number | null;
  finished(taskId: string): boolean;
  /** Season of the campaigns that conditions refer to. */
  season: number;
  joined(campaignId: string): boolean;
}

const plain = { level: null, task_id: null, campaign_id: null, opens_at: null };

/** Returns all conditions, whether met or not. The login comes first, and a start in the future last. */
export function gatesOf(rules: readonly GateRule[], caller: Caller, facts: GateFacts): Gate[] {
  const gates: Gate[] = [{ ...plain, reason: 'needs_login', met: caller.user !== undefined }];
  for (const rule of rules) gates.push(gateOf(rule, caller, facts));
  if (facts.opensAt !== null && caller.now < facts.opensAt) {
    gates.push({ ...plain, reason: 'not_started', met: false, opens_at: facts.opensAt });
  }
  return gates;
}

/**
 * Returns whether all conditions except login are met. Without login, guests see the same task states as a new
 * account.
 */
export function allowsBut(gates: readonly Gate[]): boolean {
  return gates.every(({ reason, met }) => met || reason === 'needs_login');
}

function gateOf(rule: GateRule, { user, regions, texts }: Caller, facts: GateFacts): Gate {
  const gate = (met: boolean, details: Partial<Gate> = {}): Gate => ({
    ...plain,
    ...details,
    reason: rule.reason,
    met,
  });
  switch (rule.reason) {
    case 'sub_account':
      return gate(user === undefined || user.parent_id === null);
    case 'vip_only':
      return gate(user?.is_vip === 1);
    case 'kyc_level':
      return gate((user?.kyc_level ?? 0) >= rule.level, {
        level: rule.level,
        takes: identityCheck(rule.level, texts),
      });
    case 'region':
      return gate(isAllowed(rule.regions, regions));
    case 'previous_task':
      return gate(facts.finished(rule.taskId), { task_id: rule.taskId });
    case 'join_campaign': {
      const round = roundName(rule.campaignId, facts.season);
      return gate(facts.joined(round), { campaign_id: round });
    }
  }
}
