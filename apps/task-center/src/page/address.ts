import type { Page } from './PageContext.tsx';
import { regions } from './regions.ts';

/** Whether and how the address of a page contains its locale. */
export type PageAddress = Pick<Page, 'locale' | 'isLocaleInPath'>;

/** Returns a path of this site with or without locale, as in the page's own address. */
export function pathFrom({ locale, isLocaleInPath }: PageAddress, path: string): string {
  return regions.localizedUrl('', isLocaleInPath ? locale : undefined, path);
}
