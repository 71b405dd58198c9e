import { canonicalSites } from '../../paths/canonicalUrl.ts';

function correctCanonical(sites: Partial<Record<string, string[]>>): void {
  const { locale = '' } = document.documentElement.dataset;
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link && sites[locale]?.includes(location.origin)) {
    link.href = location.origin + new URL(link.href).pathname;
  }
}

/**
 * Source of an inline script after the canonical link. Two sites offer English and serve the same file
 * for an English page. The link in the HTML points to the first site, and the script changes it on the
 * second site. Other sites, such as test environments, keep the link. The script is the same on every
 * page.
 */
export const canonicalUrlScript = `(${correctCanonical.toString()})(${JSON.stringify(canonicalSites())})`;
