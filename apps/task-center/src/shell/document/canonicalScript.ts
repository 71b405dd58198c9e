function completeCanonical(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  // Reading `href` returns the absolute URL.
  if (link) link.setAttribute('href', link.href);
}

/**
 * Source of an inline script that follows the canonical link and makes it absolute, as search
 * engines recommend. English pages are one file for two sites, so their link is relative in the
 * HTML. The script is the same on every page.
 */
export const canonicalScript = `(${completeCanonical.toString()})()`;
