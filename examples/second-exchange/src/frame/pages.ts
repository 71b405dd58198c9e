import { alternates, canonicalUrl, type Alternate } from '@exchange/region-env';
import { brand, region } from '../../exchange.config.ts';
import type { TextKey } from './texts.ts';

interface PageTexts {
  title: TextKey;
  description: TextKey;
}

/**
 * The pages by path, with their texts for the browser and search engines. All are in the header, except those with a
 * parameter, such as `/market/:symbol`, whose texts may contain `{{symbol}}`.
 */
export const pages = {
  '/': { title: 'markets', description: 'marketsIntro' },
  '/rewards': { title: 'rewards', description: 'rewardsIntro' },
  '/account': { title: 'account', description: 'accountIntro' },
} as const satisfies Record<string, PageTexts>;

export type PagePath = keyof typeof pages;

/** Returns the title of a page in the browser and in search results. */
export const fullTitle = (title: string): string => `${title} – ${brand}`;

/** The addresses of a page that search engines need. */
export interface Addresses {
  /** The address to index. Undefined on test hosts. */
  canonical: string | undefined;
  /** The page in all announced languages. */
  alternates: readonly Alternate[];
}

/** @param pathname - of the page, with its language */
export function addressesOf(host: string, pathname: string): Addresses {
  return {
    canonical: canonicalUrl(region, host, pathname),
    alternates: alternates(region, pathname),
  };
}
