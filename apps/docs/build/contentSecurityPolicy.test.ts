import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withPolicy } from './contentSecurityPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (rest: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${rest}</head><body></body></html>`;

describe('withPolicy', () => {
  it('adds the policy before the first script, and allows inline elements by hash', () => {
    const html = withPolicy(
      page('<script>a()</script><style>b{}</style><script src="/c.js"></script>'),
    );
    const [, policy = ''] = /content="([^"]+)"/.exec(html) ?? [];
    expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<script'));
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('b{}')}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('lists each hash once', () => {
    const html = withPolicy(page('<script>a()</script><script>a()</script>'));
    expect(html.split(hash('a()'))).toHaveLength(2);
  });

  it('rejects a page without a head', () => {
    expect(() => withPolicy('<p>')).toThrow('without <head>');
  });
});
