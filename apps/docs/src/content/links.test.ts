import { describe, expect, it } from 'vitest';
import { LinkError, siteAddress } from './links.ts';

describe('siteAddress', () => {
  it.each([
    ['docs/README.md', 'support.md', '/start/support/'],
    ['docs/README.md', 'support.md#versions', '/start/support/#versions'],
    ['README.md', 'packages/ui', '/packages/ui/'],
    ['README.md', 'docs/decisions/', '/decisions/'],
    ['docs/recipes/a-new-api.md', '../../CONTRIBUTING.md', '/project/contributing/'],
    ['README.md', 'docs/task-center.png', '/images/task-center.png'],
    ['docs/README.md', '#recipes', '#recipes'],
    ['docs/README.md', 'https://a.example/b', 'https://a.example/b'],
  ])('in %s, "%s" leads to %s', (source, address, expected) => {
    expect(siteAddress(source, address)).toBe(expected);
  });

  it('leads to the file on GitHub if it has no page', () => {
    expect(siteAddress('docs/README.md', '../turbo.json')).toBe(
      'https://github.com/exchange-web/exchange-web/blob/main/turbo.json',
    );
  });

  it('rejects a file that does not exist', () => {
    const broken = () => siteAddress('docs/README.md', 'nothing.md');
    expect(broken).toThrow(LinkError);
    expect(broken).toThrow('Broken link "nothing.md" in docs/README.md');
  });
});
