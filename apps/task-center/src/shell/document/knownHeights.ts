/** Prefix of the session storage keys. A key ends with the path and query of a page. */
const keyPrefix = 'exchange:heights:';

/**
 * Restores the heights of the page's parts that load or render late, as they were when this tab last
 * left the page. The document then has its final height before the browser restores the scroll
 * position. On the first visit, the style sheets use estimated heights.
 *
 * The function is inlined into the page as text. It must use only its arguments and globals.
 */
function knowHeights(keyPrefix: string): void {
  const key = keyPrefix + location.pathname + location.search;
  try {
    const stored = sessionStorage.getItem(key);
    // Without heights, the script does not read `innerWidth`, because that costs a layout.
    if (stored !== null) {
      const known = JSON.parse(stored) as { [width: number]: string };
      // The Content-Security-Policy does not apply to constructed style sheets.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(known[innerWidth] ?? '');
      document.adoptedStyleSheets.push(sheet);
    }
  } catch {
    // Storage is blocked.
  }
  addEventListener('pagehide', () => {
    const rules = [...document.querySelectorAll('.section--late,.x-footer-columns')].map((part) => {
      const { height, paddingTop, paddingBottom } = getComputedStyle(part);
      const content = parseFloat(height) - parseFloat(paddingTop) - parseFloat(paddingBottom);
      const label = part.getAttribute('aria-labelledby');
      const selector = label ? `[aria-labelledby="${label}"]` : '.x-footer-columns';
      return `${selector}{contain-intrinsic-block-size:auto ${content}px}`;
    });
    const screen = document.querySelector<HTMLElement>('.x-focus-keeper>.page-width');
    if (screen) rules.push(`.skeleton-screen{min-block-size:${screen.offsetHeight}px}`);
    try {
      sessionStorage.setItem(key, JSON.stringify({ [innerWidth]: rules.join('') }));
    } catch {
      // Storage is full or blocked.
    }
  });
}

/** Source of the inline script. It is the same on every page, so the CSP needs only one hash. */
export const knownHeightsScript = `(${knowHeights.toString()})(${JSON.stringify(keyPrefix)})`;
