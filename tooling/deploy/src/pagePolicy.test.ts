import { describe, expect, it } from 'vitest';
import { hashSource, inlineSources, withPolicy } from './pagePolicy.ts';

const page = (rest: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${rest}</head><body></body></html>`;
const directives = { 'default-src': ["'none'"], 'script-src': ["'self'"], 'style-src': ["'self'"] };
const policyOf = (html: string) => /<meta http-equiv[^>]* content="([^"]+)"/.exec(html)?.[1];

describe('withPolicy', () => {
  it('adds the policy before the first script, and allows inline elements by hash', () => {
    const html = withPolicy(
      page('<script>a()</script><style>b{}</style><script src="/c.js"></script>'),
      directives,
      'a.html',
    );
    expect(html).toContain('<head><meta charSet="utf-8"/><meta http-equiv');
    expect(policyOf(html)).toBe(
      `default-src 'none'; script-src 'self' ${hashSource('a()')}; style-src 'self' ${hashSource('b{}')}`,
    );
  });

  it('lists each hash once, without a limit on their number', () => {
    const scripts = Array.from({ length: 40 }, (_, index) => `<script>a(${index % 20})</script>`);
    const html = withPolicy(page(scripts.join('')), directives, 'a.html');
    expect(html.match(/'sha256-/g)).toHaveLength(20);
  });

  it('replaces an earlier policy, for another environment', () => {
    const once = withPolicy(page('<script>a()</script>'), directives, 'a.html');
    const other = { 'script-src': ['https://static.example'] };
    const twice = withPolicy(once, other, 'a.html');
    expect(twice.match(/http-equiv/g)).toHaveLength(1);
    expect(policyOf(twice)).toMatch(/^script-src https:\/\/static\.example 'sha256-/);
  });

  it('rejects a page without a head', () => {
    expect(() => withPolicy('<p>', directives, 'a.html')).toThrow('a.html has no <head>');
  });
});

it('needs hashes for inline scripts that the policy applies to, but not for data', () => {
  const html = [
    '<script>a()</script><script type="module">b()</script><SCRIPT type="speculationrules">{}</SCRIPT>',
    '<script src="/c.js">d()</script><script type="application/json">{"e":1}</script>',
  ].join('');
  expect(inlineSources(html, 'script')).toEqual(['a()', 'b()', '{}']);
});
