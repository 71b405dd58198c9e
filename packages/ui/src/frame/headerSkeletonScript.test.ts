// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { headerSkeletonScript } from './headerSkeletonScript.ts';

const { source } = headerSkeletonScript({ navigationKey: 'nav', languageKey: 'lang' });

describe('headerSkeletonScript', () => {
  it.each(['nav', '</script>'])('reads the storage key %j', (navigationKey) => {
    const getItem = vi.fn(() => null);
    const script = headerSkeletonScript({ navigationKey, languageKey: 'lang' });
    runInNewContext(script.source, {
      localStorage: { getItem },
      addEventListener: vi.fn(),
      document: { documentElement: { dataset: {} } },
    });
    expect(getItem.mock.calls).toEqual([['lang'], [navigationKey]]);
  });

  it('escapes script end tags in keys, and is plain ASCII', () => {
    const script = headerSkeletonScript({
      navigationKey: '</script><script>alert(1)</script>',
      languageKey: '<!--',
    });
    expect(script.source).not.toMatch(/<\/|<!--/);
    expect(source).toMatch(/^[\x20-\x7e]+$/);
  });

  it('is at most 2.1 kB', () => {
    expect(source.length).toBeLessThanOrEqual(2100);
  });
});
