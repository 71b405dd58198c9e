/**
 * Writes a page's style sheets into the page itself: it paints as soon as its HTML is there, a round
 * trip earlier. They are small and the same for all pages, so one hash in the policy allows each.
 *
 * @param read - the text of the style sheet at an address
 * @throws Error for a style sheet that would mean something else in a page
 */
export function inlineStyles(html: string, read: (address: string) => string): string {
  return html
    .replace(/<link [^>]*as="style"[^>]*>/g, '')
    .replace(/<link [^>]*rel="stylesheet"[^>]*>/g, (link) => {
      const address = / href="([^"]+)"/.exec(link)?.[1];
      if (address === undefined || / (media|disabled)\b/.test(link)) {
        throw new Error(`Only plain style sheets can stand in a page, not ${link}.`);
      }
      const css = read(address);
      // Resolved against the page, not against the style sheet's folder; data and roots are the same.
      const relative = /url\((?!\s*["']?(?:data:|\/|#|https:))[^)]*\)/i.exec(css)?.[0];
      if (relative !== undefined || /<\/style|@import/i.test(css)) {
        throw new Error(
          `${address} cannot stand in a page: ${relative ?? 'it imports or ends it'}.`,
        );
      }
      return `<style>${css}</style>`;
    });
}
