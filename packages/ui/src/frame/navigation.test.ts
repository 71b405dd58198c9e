import { describe, expect, it } from 'vitest';
import { isWebLink } from './navigation.ts';

describe('isWebLink', () => {
  it.each(['/', 'earn', '?a=1', '#x', '//cdn.brand.com/', 'https://brand.com/a', 'http://a.b'])(
    'accepts %s',
    (href) => {
      expect(isWebLink(href)).toBe(true);
    },
  );
  it.each([
    '',
    'JavaScript:x',
    'vbscript:x',
    'blob:x',
    'mailto:a@b.c',
    'exchangeapp://x',
    'xhttps://a.b',
    'https://[',
    7,
    null,
  ])('rejects %s', (href) => {
    expect(isWebLink(href)).toBe(false);
  });
});
