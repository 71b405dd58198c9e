import type { Value } from '@exchange/exchange-api';
import { feeRates } from '../rewards/usedRewards.ts';
import type { CampaignEntry } from './campaignCatalogue.ts';
import type { TaskEntry } from './taskCatalogue.ts';
import { repetitions } from '../tasks/repetitions.ts';

/** Returns the keys in the catalogue's `terms` that apply to a task, in the order in which they are shown. */
export function taskTerms({ category, kind, tiers, dates, accountDays, reviewed }: TaskEntry) {
  const isRepeated = repetitions[category] !== null;
  const ofRound = [category, tiers.length > 1 ? `${category}_tiers` : `${category}_claim`];
  const others = keysOf({
    newcomer: accountDays !== undefined,
    period: dates !== undefined,
    grace: dates !== undefined || accountDays !== undefined,
    once: !isRepeated,
    proof: reviewed === true,
    fees: isTrade(kind),
    volume: isTrade(kind),
    own_trades: isTrade(kind),
    own_accounts: kind === 'invite',
    abuse: kind === 'register' || kind === 'kyc' || kind === 'two_factor' || kind === 'deposit',
  });
  return isRepeated ? [...ofRound, ...others] : others;
}

/** Returns the keys in the catalogue's `terms` that apply to a campaign, after the terms of its ranks. */
export function campaignTerms({ kind }: Pick<CampaignEntry, 'kind'>) {
  return keysOf({
    join: true,
    final: true,
    paid: true,
    fees: isTrade(kind),
    own_trades: isTrade(kind),
    own_accounts: kind === 'invite',
  });
}

/** Returns the values of the term `fees`. */
export function feeTermValues({ kind }: Pick<TaskEntry, 'kind'>): Readonly<Record<string, Value>> {
  const amount = kind === 'derivatives' ? feeRates.derivatives : feeRates.trade;
  return { rate: { amount, unit: 'ratio' } };
}

const isTrade = (kind: TaskEntry['kind']) => kind === 'trade' || kind === 'derivatives';

function keysOf(terms: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(terms).filter((key) => terms[key]);
}
