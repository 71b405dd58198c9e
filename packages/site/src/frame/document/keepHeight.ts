/** Prefix of the session storage keys. A key ends with the path and query of a page. */
const keyPrefix = 'exchange:height:';

/**
 * Gives the skeleton of a screen the height that the screen had when this tab last left the page. The document then has
 * its final height before the browser restores the scroll position.
 *
 * Components mark themselves: `data-screen` is around the content that loads late, and `data-skeleton` on what is shown
 * until then.
 */
export function keepHeight(): void {
  const key = keyPrefix + location.pathname + location.search;
  try {
    restoreHeight(globalThis.sessionStorage.getItem(key));
  } catch {
    // Storage is blocked.
  }
  addEventListener('pagehide', () => {
    const height = document.querySelector<HTMLElement>('[data-screen]')?.offsetHeight;
    if (height === undefined) return;
    try {
      globalThis.sessionStorage.setItem(key, JSON.stringify({ [innerWidth]: height }));
    } catch {
      // Storage is full or blocked.
    }
  });
}

/** @param stored - JSON of the height by width of the window, in px */
function restoreHeight(stored: string | null): void {
  // Without a height, the script does not read `innerWidth`, because that costs a layout.
  if (stored === null) return;
  const known = JSON.parse(stored) as { [width: number]: number };
  const height = Number(known[innerWidth]);
  if (!(height > 0)) return;
  // The Content-Security-Policy does not apply to constructed style sheets.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-skeleton]{block-size:${height}px;min-block-size:0;overflow:clip}`);
  document.adoptedStyleSheets.push(sheet);
}
