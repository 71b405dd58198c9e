import type { TaskKind } from '@exchange/task-center-api';
import type { Grant, RewardCode } from './rewardCatalogue.ts';
import type { GateRule } from './taskCatalogue.ts';

/** Editions in which the exchange may offer derivatives. */
const derivativesRegions: readonly string[] = ['default', 'kz', 'ge', 'id', 'ae', 'hk'];

/** Rewards that can only be used with derivatives, and what regions without derivatives get instead. */
const replacements: Partial<Record<RewardCode, Grant>> = {
  'trial-fund-100': { code: 'coupon-10' },
  'fee-rebate-50': { code: 'fee-rebate-20' },
  'loss-cover-30': { code: 'coupon-5' },
  'bonus-15': { code: 'coupon-10', amount: '15' },
  'bonus-50': { code: 'coupon-10', amount: '50' },
  bonus: { code: 'coupon-10' },
};

/** Returns what the region gives instead of the grant, or the grant itself if the region allows it. */
export function grantIn(region: string, grant: Grant): Grant {
  const replacement = replacements[grant.code];
  if (!replacement || derivativesRegions.includes(region)) return grant;
  // Each grant of `bonus` sets the amount, which stays.
  return grant.code === 'bonus' ? { ...grant, code: replacement.code } : replacement;
}

/** Returns the conditions of a task or campaign. Those with derivatives begin with the regions that offer them. */
export function rulesOf({
  kind,
  gates = [],
}: {
  kind: TaskKind;
  gates?: readonly GateRule[];
}): readonly GateRule[] {
  return kind === 'derivatives'
    ? [{ reason: 'region', regions: derivativesRegions }, ...gates]
    : gates;
}

/** Returns whether accounts of the region can ever take part in the task or campaign. */
export function isOfferedIn(
  region: string,
  entry: { kind: TaskKind; gates?: readonly GateRule[] },
): boolean {
  return rulesOf(entry).every((rule) => rule.reason !== 'region' || rule.regions.includes(region));
}
