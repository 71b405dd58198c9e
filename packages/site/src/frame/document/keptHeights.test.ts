import { afterEach, expect, it, vi } from 'vitest';
import { keepHeights } from './keptHeights.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs the script in a tab 400 px wide. Returns the style sheets that it adds, and how often it reads the width. */
function run(stored: string | null) {
  const document = { adoptedStyleSheets: [] as object[] };
  const readWidth = vi.fn(() => 400);
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { pathname: '/en/task-center', search: '' });
  vi.stubGlobal('sessionStorage', { getItem: () => stored });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('CSSStyleSheet', function (this: { replaceSync: object; css?: string }) {
    this.replaceSync = (css: string) => (this.css = css);
  });
  vi.stubGlobal('innerWidth', 0);
  Object.defineProperty(globalThis, 'innerWidth', { configurable: true, get: readWidth });
  keepHeights();
  return { sheets: document.adoptedStyleSheets, readWidth };
}

it('reads no width on the first visit, because the browser would compute the layout before its first paint', () => {
  const { sheets, readWidth } = run(null);
  expect(sheets).toEqual([]);
  expect(readWidth).not.toHaveBeenCalled();
});

it('restores the heights of the last visit at the same width', () => {
  const { sheets } = run(JSON.stringify({ 400: 'main{height:7px}', 800: 'main{height:5px}' }));
  expect(sheets).toMatchObject([{ css: 'main{height:7px}' }]);
});

it('stores the heights of the marked parts when the visitor leaves', () => {
  const setItem = vi.fn();
  const part = (dataset: DOMStringMap) => ({ dataset });
  run(null);
  vi.stubGlobal('sessionStorage', { setItem });
  vi.stubGlobal('getComputedStyle', ({ height }: { height: number }) => ({
    height: `${height}px`,
    paddingTop: '10px',
    paddingBottom: '4px',
  }));
  const heights: Record<string, number> = {
    '[data-late="how"]': 114,
    '[data-late="footer"] [data-part="columns"]': 214,
  };
  Object.assign(document, {
    querySelectorAll: () => [part({ late: 'how' }), part({ late: 'footer', latePart: 'columns' })],
    querySelector: (selector: string) =>
      selector === '[data-screen]' ? { offsetHeight: 900 } : { height: heights[selector] },
  });
  const [type, leave] = vi.mocked(addEventListener).mock.calls[0] ?? [];
  expect(type).toBe('pagehide');
  (leave as () => void)();
  expect(setItem).toHaveBeenCalledExactlyOnceWith(
    'exchange:heights:/en/task-center',
    JSON.stringify({
      400:
        '[data-late="how"]{contain-intrinsic-block-size:auto 100px}' +
        '[data-late="footer"] [data-part="columns"]{contain-intrinsic-block-size:auto 200px}' +
        '[data-skeleton]{min-block-size:900px}',
    }),
  );
});
