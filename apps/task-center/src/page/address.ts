import type { Page } from './PageContext.tsx';
import { regions } from './regions.ts';

/** Whether and how the address of a page contains its locale. */
export type PageAddress = Pick<Page, 'locale' | 'isLocaleInPath'>;

/**
 * Returns a path of this site in the same form as the page's own address, with or without locale.
 */
export function pathFrom({ locale, isLocaleInPath }: PageAddress, path: string): string {
  return regions.localizedUrl('', isLocaleInPath ? locale : undefined, path);
}
