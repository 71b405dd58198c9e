import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './contentSecurityPolicy.ts';

const hash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

describe('inlineScriptHashes', () => {
  it('hashes what a browser would run, to the letter', () => {
    const source = ' if (1 < 2) { a = "</b>"; }\n';
    expect(inlineScriptHashes(`<head><script>${source}</script></head>`)).toEqual([hash(source)]);
    expect(inlineScriptHashes('<script type="module">x</script>')).toEqual([hash('x')]);
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

describe('contentSecurityPolicy', () => {
  it('allows nothing inline but the hashes', () => {
    const policy = contentSecurityPolicy(['sha256-abc=']);
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });

  it('lets pages talk to every edition, over https and wss alone', () => {
    const sources = contentSecurityPolicy([])
      .split('; ')
      .find((directive) => directive.startsWith('connect-src'))
      ?.split(' ');
    expect(sources).toContain('https://*.brand.com');
    expect(sources).toContain('wss://*.brand.com.hk');
    expect(sources?.filter((source) => /^(http|ws):/.test(source))).toEqual([]);
  });
});
