/**
 * Speculation rules that let the browser prefetch task centre pages, which are static and the same
 * for every visitor. Pages are not prerendered, so scripts and analytics run only when a page is
 * opened. The text is the same on every page, so the Content-Security-Policy needs one hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: ['/task-center{/*}?', '/:locale/task-center{/*}?'] },
      eagerness: 'moderate',
    },
  ],
});
