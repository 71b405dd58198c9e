import type { TFunction } from 'i18next';

/** A page of an app. */
export interface Section {
  name: string;
  /** Path without a locale. */
  path: string;
  /** Paths of the section's detail pages. */
  details: readonly string[];
}

/** Facts about one app of the site. Its pages and its build take them. */
export interface SiteApp {
  /**
   * First segment of the app's paths after the locale, such as `/task-center`. All its files are
   * below this path. Without the slash, it is the app's name in telemetry.
   */
  basePath: string;
  /** Name of the app. */
  title: (t: TFunction<'shell'>) => string;
  /** Pages of the app, in its navigation and in the footer. */
  sections: (t: TFunction<'shell'>) => readonly Section[];
  /** Editions where the app is not offered. */
  closedEditions: readonly string[];
  /** Returns whether search engines may index a page in production. `path` has no locale. */
  isIndexedPage: (path: string) => boolean;
  /** Path of the page to which the messaging app returns after a login. Default: the app's first page. */
  invitePath?: string;
}

/** Converts the path of a page file to its path on the site. Returns undefined for error pages. */
export function sitePath(
  { basePath }: Pick<SiteApp, 'basePath'>,
  file: string,
): string | undefined {
  const path = file.replace(/^\/\[locale\]/, '');
  return path.startsWith(basePath) ? path : undefined;
}
