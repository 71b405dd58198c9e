import { expect, it } from 'vitest';
import { replaceScripts, scriptNames } from './pageScripts.ts';

const html = [
  '<script>inline()</script>',
  '<script src="/task-center/_next/static/chunks/old.js" noModule=""></script>',
  '<script src="/task-center/_next/static/chunks/a%5B1%5D.js" defer=""></script>',
  '<script src="/task-center/_next/static/chunks/b.js" defer=""></script>',
  '</body>',
].join('');

it('returns the names of the scripts that modern browsers load', () => {
  expect(scriptNames(html)).toEqual(['static/chunks/a[1].js', 'static/chunks/b.js']);
});

it('inserts the new scripts where the first old one was', () => {
  expect(replaceScripts(html, ['static/chunks/app.js', 'static/chunks/page.js'], 'x/late.js')).toBe(
    [
      '<script>inline()</script>',
      '<script src="/task-center/_next/static/chunks/old.js" noModule=""></script>',
      '<script src="/task-center/_next/static/chunks/app.js" defer></script>',
      '<script src="/task-center/_next/static/chunks/page.js" defer></script>',
      '<script src="/task-center/_next/x/late.js" defer fetchpriority="low"></script>',
      '</body>',
    ].join(''),
  );
});
