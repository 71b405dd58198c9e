/**
 * Moves the code of an inline script to a file, so that the first paint does not wait for it. The script then runs
 * when the document is parsed, before the deferred scripts after it.
 *
 * @param id - id of the script element, which has no other attributes
 * @param write - writes the code to a file and returns its URL path
 * @throws Error if the HTML has no such script
 */
export function moveScript(html: string, id: string, write: (source: string) => string): string {
  const start = `<script id="${id}">`;
  const from = html.indexOf(start);
  const to = html.indexOf('</script>', from);
  if (from < 0 || to < 0) throw new Error(`A page has no inline script with the id ${id}.`);
  const address = write(html.slice(from + start.length, to));
  return `${html.slice(0, from)}<script id="${id}" src="${address}" defer>${html.slice(to)}`;
}
