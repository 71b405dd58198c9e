import type { CampaignEntry } from './campaignCatalogue.ts';
import type { TaskEntry } from './taskCatalogue.ts';

/** Returns the keys in the catalogue's `terms` that apply to a task, in the order in which they are shown. */
export function taskTerms({ category, kind, tiers, dates, accountDays, reviewed }: TaskEntry) {
  const isRepeated = category === 'daily' || category === 'weekly';
  return keysOf({
    newcomer: accountDays !== undefined,
    daily: category === 'daily',
    daily_claim: category === 'daily',
    weekly: category === 'weekly',
    weekly_claim: category === 'weekly' && tiers.length === 1,
    weekly_tiers: category === 'weekly' && tiers.length > 1,
    period: dates !== undefined,
    grace: dates !== undefined || accountDays !== undefined,
    once: !isRepeated,
    proof: reviewed === true,
    fees: isTrade(kind),
    own_trades: isTrade(kind),
    own_accounts: kind === 'invite',
    abuse: kind === 'register' || kind === 'kyc' || kind === 'two_factor' || kind === 'deposit',
  });
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

const isTrade = (kind: TaskEntry['kind']) => kind === 'trade' || kind === 'derivatives';

function keysOf(terms: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(terms).filter((key) => terms[key]);
}
