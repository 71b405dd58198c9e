/**
 * Returns speculation rules that let the browser prefetch the app's pages, which are static and the same
 * for every visitor. Pages are not prerendered, so scripts and analytics run only when a page is
 * opened.
 *
 * @param basePath - first segment of the app's paths, such as `/task-center`
 */
export function speculationRules(basePath: string): string {
  const where = { href_matches: [`${basePath}{/*}?`, `/:locale${basePath}{/*}?`] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
