import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineHashes } from './contentSecurityPolicy.ts';

const hash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

describe('inlineHashes', () => {
  it('hashes the exact source of executable scripts', () => {
    const source = ' if (1 < 2) { a = "</b>"; }\n';
    expect(inlineHashes(`<head><script>${source}</script></head>`).scripts).toEqual([hash(source)]);
    expect(inlineHashes('<script type="module">x</script>').scripts).toEqual([hash('x')]);
  });

  it('hashes speculation rules', () => {
    const rules = '{"prefetch":[]}';
    const html = `<script type="speculationrules">${rules}</script>`;
    expect(inlineHashes(html).scripts).toEqual([hash(rules)]);
  });

  it('hashes the exact source of styles', () => {
    const style = '@layer a{b>c{color:red}}\n';
    const html = `<style>${style}</style><STYLE data-x="">d{}</STYLE><script>"<style>"</script>`;
    expect(inlineHashes(html).styles).toEqual([hash(style), hash('d{}')]);
  });

  it('ignores data blocks and external scripts', () => {
    const html =
      '<script id="__NEXT_DATA__" type="application/json">{}</script>' +
      '<script src="/a.js" defer=""></script>';
    expect(inlineHashes(html).scripts).toEqual([]);
  });

  it('finds several scripts', () => {
    expect(inlineHashes('<script>a</script><p>b</p><script>c</script>').scripts).toEqual([
      hash('a'),
      hash('c'),
    ]);
  });
});
