/** Returns the path of a request target without the query. */
export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}
