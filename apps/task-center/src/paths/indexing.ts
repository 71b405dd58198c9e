/**
 * Returns whether search engines may index a page in production. They may not index the 404 page, nor the
 * detail pages, which are empty without a query.
 *
 * @param path - path without a locale, such as `/task-center`; undefined for the 404 page
 */
export function isIndexedPage(path: string | undefined): boolean {
  return path !== undefined && !path.endsWith('-detail');
}
