import { expect, it, vi } from 'vitest';
import { moveScript } from './moveScript.ts';

it('moves an inline script to a deferred file in the same place', () => {
  const write = vi.fn((_source: string) => '/a.js');
  const html = '<head><script id="a">run("$&")</script><script src="/b.js" defer></script></head>';
  expect(moveScript(html, 'a', write)).toBe(
    '<head><script id="a" src="/a.js" defer></script><script src="/b.js" defer></script></head>',
  );
  expect(write).toHaveBeenCalledExactlyOnceWith('run("$&")');
});

it('throws if the page has no such script', () => {
  expect(() => moveScript('<script id="b">0</script>', 'a', () => '')).toThrow('with the id a');
});
