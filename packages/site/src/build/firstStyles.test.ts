import { expect, it } from 'vitest';
import { firstStyles } from './firstStyles.ts';

const css = [
  '@layer a, b;',
  '@layer b { .late { color: red } .drawn { color: green } }',
  '@layer a { p { margin: 0 } #menu, .late-too { padding: 0 } }',
  '.drawn .late { top: 0 }',
  '.drawn:not(.late) { left: 0 }',
  ':is(.late, .drawn) { right: 0 }',
  ':is(.late) { bottom: 0 }',
].join('\n');
const page = '<p class="other drawn">late-too</p>';

/** Returns the first styles of the only style sheet of pages. */
const firstOf = (sheet: string, pages: string[]) => firstStyles([sheet], pages)[0] ?? '';

it('keeps rules for elements and for classes that a page uses', () => {
  const first = firstOf(css, ['<i></i>', page]);
  expect(first).toContain('.drawn{color:green}');
  expect(first).toContain('p{margin:0}');
  expect(first).toContain('.drawn:not(.late){left:0}');
  expect(first).toMatch(/drawn\)?\{right:0\}/);
});

it('removes rules for classes and ids that no page uses', () => {
  const first = firstOf(css, [page]);
  expect(first).not.toMatch(/color:red|top:0|bottom:0|padding:0/);
  expect(firstOf(css, [page, '<nav id="menu"></nav>'])).toContain('padding:0');
});

it('keeps rules for attributes, which inline scripts may set', () => {
  const sizes = '.drawn[data-size=small]{top:0}.late[data-size=small]{left:0}';
  expect(firstOf(sizes, [page])).toBe('.drawn[data-size=small]{top:0}');
});

it('keeps the order of layers, even if the first one becomes empty', () => {
  const first = firstOf('@layer a,b;@layer b{p{top:0}}@layer a{.late{top:1px}}', [page]);
  expect(first).toMatch(/^@layer a\b.*@layer b\{/);
});

it('removes rules for print, hover and focus, but keeps rules that exclude these states', () => {
  const states = [
    'p:hover{color:red}',
    'p:focus-visible,.drawn{color:blue}',
    'p:not(:hover){color:green}',
    '@media print{p{top:0}}',
    '@media (hover:hover){p{left:0}}',
  ].join('');
  expect(firstOf(states, [page])).toBe(
    '.drawn{color:#00f}p:not(:hover){color:green}@media (hover:hover){p{left:0}}',
  );
});

it('removes rules for forced colours only, and keeps other queries', () => {
  const queries =
    '@media (forced-colors:active){p{top:0}}@media (prefers-color-scheme:dark){p{left:0}}' +
    '@media (width<768px){p{right:0}}';
  expect(firstOf(queries, [page])).toBe(
    '@media (prefers-color-scheme:dark){p{left:0}}@media (width<768px){p{right:0}}',
  );
});

it('removes motion and interaction, and rules that declare nothing else', () => {
  const motion =
    '@keyframes go{to{left:0}}.drawn{animation:go 1s;cursor:pointer;top:0}' +
    'p{-webkit-user-select:none;user-select:none;touch-action:manipulation;transition:opacity var(--span)}' +
    '@media (prefers-reduced-motion:reduce){.drawn{animation:none}}';
  expect(firstOf(motion, [page])).toBe('.drawn{top:0}');
});

it('removes rules for the pseudo-elements of all elements', () => {
  const all =
    '*,:before,:after{top:0}:where([class^=d]):after{left:0}.drawn:after{right:0}p *:before{bottom:0}';
  expect(firstOf(all, [page])).toBe('*{top:0}.drawn:after{right:0}p :before{bottom:0}');
});

it('removes custom properties that only removed rules use', () => {
  const used =
    ':root{--a:1px;--a-b:var(--c);--c:2px;--d:3px}.drawn{top:var(--d)}.late{left:var(--a-b)}';
  expect(firstOf(used, [page])).toBe(':root{--d:3px}.drawn{top:var(--d)}');
});

it('keeps custom properties that another sheet of the pages uses', () => {
  const tokens = ':root{--a:1px;--b:2px}p{top:var(--c,0)}';
  const screen = '.drawn{--c:3px;--d:4px;left:var(--a)}';
  expect(firstStyles([tokens, screen], [page])).toEqual([
    ':root{--a:1px}p{top:var(--c,0)}',
    '.drawn{--c:3px;left:var(--a)}',
  ]);
});
