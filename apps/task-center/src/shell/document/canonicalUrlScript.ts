import { canonicalSites } from '../../paths/canonicalUrl.ts';

function correctCanonical(sites: Partial<Record<string, string[]>>): void {
  const { locale = '' } = document.documentElement.dataset;
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link && sites[locale]?.includes(location.origin)) {
    link.href = location.origin + new URL(link.href).pathname;
  }
}

/**
 * Source of an inline script that follows the canonical link. English pages are one file for two
 * sites that both offer English. The HTML names the first one, and the script corrects it on the
 * second one. Other sites, such as test environments, keep the link. The script is the same on
 * every page.
 */
export const canonicalUrlScript = `(${correctCanonical.toString()})(${JSON.stringify(canonicalSites())})`;
