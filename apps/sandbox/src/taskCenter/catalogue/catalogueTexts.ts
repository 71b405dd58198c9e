import { join } from 'node:path';
import { z } from 'zod';
import { createLocaleTexts, type Texts } from '../../texts/localeTexts.ts';

const item = z.object({ title: z.string(), summary: z.string() });

/** Content of `catalogue/{lng}.json`. */
const catalogueFile = z.object({
  tasks: z.record(z.string(), item.extend({ steps: z.array(z.string()) })),
  /** Effort of each level of the identity check. */
  identityChecks: z.record(z.string(), z.string()),
  /** Terms of tasks and campaigns. `terms.ts` chooses those that apply. */
  terms: z.record(z.string(), z.string()),
  rewards: z.record(z.string(), item),
  rewardTerms: z.record(z.string(), z.array(z.string())),
  /**
   * Terms about the effect of a loss and a withdrawal on the customer's own balance. Pages also show
   * them beside the reward.
   */
  balanceTerms: z.record(z.string(), z.array(z.string())),
  /** Text of an opened box, and names of origins that are no task or campaign. */
  rewardNotes: z.record(z.string(), z.string()),
  /** Reasons for which a reward is revoked. */
  revocations: z.record(z.string(), z.string()),
  campaigns: z.record(z.string(), item),
  /** Terms per kind of campaign and per kind of prize, and `winners` for campaigns of all kinds. */
  campaignRules: z.record(z.string(), z.string()),
});

const defaultFolder = join(import.meta.dirname, '../../../catalogue');

/** Returns a function that returns the catalogue's texts for a locale segment of the site's URLs. */
export function createCatalogueTexts(folder = defaultFolder): (lang: string | undefined) => Texts {
  return createLocaleTexts(folder, catalogueFile);
}
