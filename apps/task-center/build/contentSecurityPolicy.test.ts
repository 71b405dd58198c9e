import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from './contentSecurityPolicy.ts';

const hash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

describe('inlineScriptHashes', () => {
  it('hashes what a browser would run, to the letter', () => {
    const source = ' if (1 < 2) { a = "</b>"; }\n';
    expect(inlineScriptHashes(`<head><script>${source}</script></head>`)).toEqual([hash(source)]);
    expect(inlineScriptHashes('<script type="module">x</script>')).toEqual([hash('x')]);
  });

  it('hashes what tells the browser where to go', () => {
    const rules = '{"prefetch":[]}';
    const html = `<script type="speculationrules">${rules}</script>`;
    expect(inlineScriptHashes(html)).toEqual([hash(rules)]);
  });

  it('leaves out data blocks and scripts that are loaded', () => {
    const html =
      '<script id="__NEXT_DATA__" type="application/json">{}</script>' +
      '<script src="/a.js" defer=""></script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it('finds several scripts', () => {
    expect(inlineScriptHashes('<script>a</script><p>b</p><script>c</script>')).toEqual([
      hash('a'),
      hash('c'),
    ]);
  });
});
