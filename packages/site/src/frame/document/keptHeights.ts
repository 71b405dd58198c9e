/** Prefix of the session storage keys. A key ends with the path and query of a page. */
const keyPrefix = 'exchange:heights:';

/**
 * Restores the heights of the page's parts that load or render late, as they were when this tab last left the page.
 * The document then has its final height before the browser restores the scroll position. On the first visit, the
 * style sheets use estimated heights.
 *
 * Components mark themselves:
 *
 * - `data-late="name"` on an element that is rendered only near the viewport. With `data-late-part="columns"`, that is
 *   its part `data-part="columns"`.
 * - `data-screen` around the content that loads late, and `data-skeleton` on what is shown until then
 */
export function keepHeights(): void {
  const key = keyPrefix + location.pathname + location.search;
  try {
    const stored = globalThis.sessionStorage.getItem(key);
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
    try {
      globalThis.sessionStorage.setItem(key, JSON.stringify({ [innerWidth]: currentRules() }));
    } catch {
      // Storage is full or blocked.
    }
  });
}

/** Returns a style sheet with the current heights. */
function currentRules(): string {
  const rules = [...document.querySelectorAll<HTMLElement>('[data-late]')].map((element) => {
    const { late, latePart } = element.dataset;
    const part = latePart === undefined ? '' : ` [data-part="${latePart}"]`;
    const selector = `[data-late="${late}"]${part}`;
    return `${selector}{contain-intrinsic-block-size:auto ${contentHeight(selector)}px}`;
  });
  const screen = document.querySelector<HTMLElement>('[data-screen]');
  if (screen) rules.push(`[data-skeleton]{min-block-size:${screen.offsetHeight}px}`);
  return rules.join('');
}

function contentHeight(selector: string): number {
  const { height, paddingTop, paddingBottom } = getComputedStyle(document.querySelector(selector)!);
  return parseFloat(height) - parseFloat(paddingTop) - parseFloat(paddingBottom);
}
