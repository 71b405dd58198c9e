import type { Page } from './PageContext.tsx';
import { regions } from './regions.ts';

/** A path of this site, in the way the page's own address is written: with its locale, or without. */
export function pathFrom(
  { locale, isLocaleInPath }: Pick<Page, 'locale' | 'isLocaleInPath'>,
  path: string,
): string {
  return regions.localizedUrl('', isLocaleInPath ? locale : undefined, path);
}
