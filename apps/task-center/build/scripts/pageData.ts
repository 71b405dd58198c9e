const dataBlock = /(<script id="__NEXT_DATA__" type="application\/json">)(.*?)(?=<\/script>)/s;

/**
 * Moves the props of a page from its HTML to a script, so that the first paint does not wait for them. They contain
 * the texts of parts that render later, and texts that are already in the markup.
 *
 * @throws Error if the HTML does not contain Next's data
 */
export function splitPageData(html: string): { html: string; script: string } {
  const json = dataBlock.exec(html)?.[2];
  if (json === undefined)
    throw new Error('Found no __NEXT_DATA__ in a page: adapt pageData.ts to this version of Next.');
  const { props, page, buildId } = JSON.parse(json) as {
    props: { pageProps: object };
    page: string;
    buildId: string;
  };
  return {
    // A callback, because `$` has a special meaning in a replacement string.
    html: html.replace(dataBlock, (_, tag: string) => tag + JSON.stringify({ page, buildId })),
    script: `self.pageProps=${JSON.stringify(props.pageProps)}`,
  };
}
