const dataBlock = /<script id="__NEXT_DATA__" type="application\/json">(.*?)<\/script>/s;

/**
 * Moves the props of a page from its HTML to a script, so that the first paint does not wait for them. They contain
 * the texts of parts that render later, and texts that are already in the markup. `startPage` of `@exchange/site` reads
 * them.
 *
 * @param write - writes the script's source to a file and returns its URL path
 * @returns HTML with a deferred script
 * @throws Error if the HTML does not contain Next's data
 */
export function movePageData(html: string, write: (source: string) => string): string {
  const json = dataBlock.exec(html)?.[1];
  if (json === undefined)
    throw new Error(
      'Found no __NEXT_DATA__ in a page: build with NEXT_CLIENT=stock, then adapt movePageData.ts.',
    );
  const { props, page, buildId } = JSON.parse(json) as {
    props: { pageProps: object };
    page: string;
    buildId: string;
  };
  const address = write(`self.pageProps=${JSON.stringify(props.pageProps)}`);
  const rest = JSON.stringify({ page, buildId });
  // A callback, because `$` has a special meaning in a replacement string.
  return html.replace(
    dataBlock,
    () =>
      `<script src="${address}" defer></script>` +
      `<script id="__NEXT_DATA__" type="application/json">${rest}</script>`,
  );
}
