/**
 * Writes what the first paint needs of a page's style sheets into the page itself: it paints as soon as
 * its HTML is there, a round trip earlier. It is the same for all pages, so one hash in the policy
 * allows it.
 *
 * The sheets themselves are linked from the end of the body. There they hold up no paint of what stands
 * before them, but the page's deferred scripts: whatever is drawn later finds its style. They hold the
 * first rules again, so that all rules apply in the order in which they were written.
 *
 * @param first - gives what to write into the page for the style sheet at an address
 * @throws Error for a style sheet that would mean something else in a page
 */
export function inlineStyles(html: string, first: (address: string) => string): string {
  const links: string[] = [];
  return html
    .replace(/<link [^>]*as="style"[^>]*>/g, '')
    .replace(/<link [^>]*rel="stylesheet"[^>]*>/g, (link) => {
      const address = / href="([^"]+)"/.exec(link)?.[1];
      if (address === undefined || / (media|disabled)\b/.test(link)) {
        throw new Error(`Only plain style sheets can stand in a page, not ${link}.`);
      }
      const css = first(address);
      // Resolved against the page, not against the style sheet's folder; data and roots are the same.
      const relative = /url\((?!\s*["']?(?:data:|\/|#|https:))[^)]*\)/i.exec(css)?.[0];
      if (relative !== undefined || /<\/style|@import/i.test(css)) {
        throw new Error(
          `${address} cannot stand in a page: ${relative ?? 'it imports or ends it'}.`,
        );
      }
      links.push(link);
      return `<style>${css}</style>`;
    })
    .replace(/<\/body>(?![^]*<\/body>)/, (end) => links.join('') + end);
}
