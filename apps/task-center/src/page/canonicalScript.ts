function completeCanonical(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  // Read, it is whole already.
  if (link) link.setAttribute('href', link.href);
}

/**
 * The text of an inline script that stands after the canonical link. English pages are one file for two
 * sites, so their link is written relative; those who read pages with scripts get it whole, as search
 * engines would rather have it. The same for all pages.
 */
export const canonicalScript = `(${completeCanonical.toString()})()`;
