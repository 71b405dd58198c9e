/**
 * Two sites offer English and serve the same file for an English page. The canonical link in the HTML points to the
 * first site, and this changes it on the second site. Other sites, such as test environments, keep the link.
 *
 * @param sites - further sites where a page in the locale is canonical itself, by locale
 */
export function correctCanonicalUrl(sites: Partial<Record<string, string[]>>): void {
  const { locale = '' } = document.documentElement.dataset;
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link && sites[locale]?.includes(location.origin)) {
    link.href = location.origin + new URL(link.href).pathname;
  }
}
