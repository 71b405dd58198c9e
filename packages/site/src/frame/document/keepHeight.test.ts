import { afterEach, expect, it, vi } from 'vitest';
import { keepHeight } from './keepHeight.ts';

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
  keepHeight();
  return { sheets: document.adoptedStyleSheets, readWidth };
}

it('reads no width on the first visit, because the browser would compute the layout before its first paint', () => {
  const { sheets, readWidth } = run(null);
  expect(sheets).toEqual([]);
  expect(readWidth).not.toHaveBeenCalled();
});

it('gives the skeleton the height of the last visit at the same width', () => {
  const { sheets } = run(JSON.stringify({ 400: 700, 800: 500 }));
  expect(sheets).toMatchObject([
    { css: '[data-skeleton]{block-size:700px;min-block-size:0;overflow:clip}' },
  ]);
});

it.each([{ 400: '0}body{display:none}' }, { 400: 0 }, { 800: 500 }])(
  'ignores what is not the height of a screen at this width: %j',
  (stored) => {
    expect(run(JSON.stringify(stored)).sheets).toEqual([]);
  },
);

it('stores the height of the screen when the visitor leaves', () => {
  const setItem = vi.fn();
  run(null);
  vi.stubGlobal('sessionStorage', { setItem });
  const [type, leave] = vi.mocked(addEventListener).mock.calls[0] ?? [];
  expect(type).toBe('pagehide');
  Object.assign(document, { querySelector: () => null });
  (leave as () => void)();
  expect(setItem).not.toHaveBeenCalled();
  Object.assign(document, { querySelector: () => ({ offsetHeight: 900 }) });
  (leave as () => void)();
  expect(setItem).toHaveBeenCalledExactlyOnceWith(
    'exchange:height:/en/task-center',
    JSON.stringify({ 400: 900 }),
  );
});
