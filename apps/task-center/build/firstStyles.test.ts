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

it('keeps rules for elements and for classes that a page uses', () => {
  const first = firstStyles(css, ['<i></i>', page]);
  expect(first).toContain('.drawn{color:green}');
  expect(first).toContain('p{margin:0}');
  expect(first).toContain('.drawn:not(.late){left:0}');
  expect(first).toMatch(/drawn\)?\{right:0\}/);
});

it('removes rules for classes and ids that no page uses', () => {
  const first = firstStyles(css, [page]);
  expect(first).not.toMatch(/color:red|top:0|bottom:0|padding:0/);
  expect(firstStyles(css, [page, '<nav id="menu"></nav>'])).toContain('padding:0');
});

it('keeps rules for words in inline scripts, which may set classes', () => {
  const script = '<script>document.body.className="late"</script>';
  expect(firstStyles(css, [page, script])).toContain('color:red');
  const data = '<script type="application/json">{"a":"late"}</script>';
  expect(firstStyles(css, [page, data])).not.toContain('color:red');
});

it('keeps the order of layers, even if the first one becomes empty', () => {
  const first = firstStyles('@layer a,b;@layer b{p{top:0}}@layer a{.late{top:1px}}', [page]);
  expect(first).toMatch(/^@layer a\b.*@layer b\{/);
});
