import type { Page } from './PageContext.tsx';
import { regions } from './regions.ts';

/** How a page's address is written: with its locale, or without. */
export type PageAddress = Pick<Page, 'locale' | 'isLocaleInPath'>;

/** A path of this site, written as the page's own address is. */
export function pathFrom({ locale, isLocaleInPath }: PageAddress, path: string): string {
  return regions.localizedUrl('', isLocaleInPath ? locale : undefined, path);
}
