const styleSheetLink = /<link [^>]*rel="stylesheet"[^>]*>/g;

/** Returns the URLs of the style sheets that a page links, in its order. */
export function styleSheetsOf(html: string): string[] {
  return (html.match(styleSheetLink) ?? []).flatMap((link) => addressOf(link) ?? []);
}

function addressOf(link: string): string | undefined {
  return / href="([^"]+)"/.exec(link)?.[1];
}

/**
 * Inlines the part of a page's style sheets that the first paint needs. The first paint then needs only the HTML,
 * which saves a round trip. A page has the same inlined styles in all locales, so the content security policy needs
 * few hashes.
 *
 * The links to the full style sheets move to the end of the body. There they do not block the first paint, but
 * deferred scripts wait for them, so later content is styled. The full sheets repeat the inlined rules, so that all
 * rules apply in their original order.
 *
 * @param first - returns the styles to inline for the style sheet at a URL
 * @throws Error if a style sheet would behave differently when inlined
 */
export function inlineStyles(html: string, first: (address: string) => string): string {
  const links: string[] = [];
  return html
    .replace(/<link [^>]*as="style"[^>]*>/g, '')
    .replace(styleSheetLink, (link) => {
      const address = addressOf(link);
      if (address === undefined || / (media|disabled)\b/.test(link)) {
        throw new Error(
          `Cannot inline ${link}: remove its media and disabled attributes and set href.`,
        );
      }
      const css = first(address);
      // Inlined relative URLs would be resolved against the page instead of the style sheet.
      const relative = /url\((?!\s*["']?(?:data:|\/|#|https:))[^)]*\)/i.exec(css)?.[0];
      if (relative !== undefined || /<\/style|@import/i.test(css)) {
        throw new Error(`Cannot inline ${address}: remove ${relative ?? '@import and </style'}.`);
      }
      links.push(link);
      return `<style>${css}</style>`;
    })
    .replace(/<\/body>(?![^]*<\/body>)/, (end) => links.join('') + end);
}
