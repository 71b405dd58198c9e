/**
 * Returns whether search engines may index a page in production. They may not index the pages of one item,
 * which are empty without a query, and the page for missing addresses.
 *
 * @param path - without a locale, such as `/task-center`. Undefined on the page for missing addresses.
 */
export function isIndexedPage(path: string | undefined): boolean {
  return path !== undefined && !path.endsWith('-detail');
}

/** Returns whether search engines may index the sites of an environment. */
export function isIndexedEnvironment(environment: string): boolean {
  return environment === 'prod';
}
