import { useEffect } from 'react';
import { usePage } from '../page/index.ts';

/** Adds the page's edition to the links of the footer, which is static HTML and the same for all editions. */
export function useEditionInFooter(): void {
  const { edition } = usePage();
  useEffect(() => {
    if (edition === undefined) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/"]')) {
      const url = new URL(link.href);
      url.searchParams.set('edition', edition);
      link.href = `${url.pathname}${url.search}${url.hash}`;
    }
  }, [edition]);
}
