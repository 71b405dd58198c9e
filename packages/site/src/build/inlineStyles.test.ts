import { expect, it } from 'vitest';
import { inlineStyles } from './inlineStyles.ts';

const page = (links: string, end = '') =>
  `<head><meta charset="utf-8"/>${links}</head><body><p>"</body>"</p>${end}</body></html>`;
const link = '<link rel="stylesheet" href="/a.css" data-n-g=""/>';

it('inlines first-paint styles in place of the links, in order, and moves the links to the end', () => {
  const links =
    '<link rel="preload" href="/a.css" as="style"/>' +
    `<link rel="preload" href="/b.js" as="script"/>${link}<link rel="stylesheet" href="/b.css"/>`;
  expect(inlineStyles(page(links), (address) => `${address}{color:"$&"}`)).toBe(
    page(
      '<link rel="preload" href="/b.js" as="script"/>' +
        '<style>/a.css{color:"$&"}</style><style>/b.css{color:"$&"}</style>',
      `${link}<link rel="stylesheet" href="/b.css"/>`,
    ),
  );
});

it.each([
  'a{background:url(data:image/svg+xml,x)}',
  'a{background:url("/task-center/x.svg")}',
  'a{fill:url(#gradient)}',
])('inlines %s unchanged', (css) => {
  expect(inlineStyles(page(link), () => css)).toContain(css);
});

it.each([
  'a{background:url(../x.svg)}',
  "a{background:url( 'x.svg')}",
  'a{}</style>',
  '@import "b";',
])('rejects %s', (css) => {
  expect(() => inlineStyles(page(link), () => css)).toThrow('Cannot inline /a.css');
});

it('rejects a style sheet with a media attribute', () => {
  const print = '<link rel="stylesheet" href="/a.css" media="print"/>';
  expect(() => inlineStyles(page(print), () => '')).toThrow('media="print"');
});
