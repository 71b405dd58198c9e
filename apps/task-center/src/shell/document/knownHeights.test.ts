import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { knownHeightsScript } from './knownHeights.ts';

/** Runs the script in a tab 400 px wide. Returns the style sheets that it adds, and how often it reads the width. */
function run(stored: string | null) {
  const document = { adoptedStyleSheets: [] as object[] };
  const readWidth = vi.fn(() => 400);
  const page = {
    document,
    location: { pathname: '/en/task-center', search: '' },
    sessionStorage: { getItem: () => stored },
    addEventListener: vi.fn(),
    CSSStyleSheet: function (this: { replaceSync: (css: string) => void; css?: string }) {
      this.replaceSync = (css) => (this.css = css);
    },
  };
  runInNewContext(
    knownHeightsScript,
    Object.defineProperty(page, 'innerWidth', { get: readWidth }),
  );
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
