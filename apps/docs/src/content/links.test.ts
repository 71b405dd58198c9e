import { describe, expect, it } from 'vitest';
import { LinkError, siteAddress } from './links.ts';

const repository = 'https://github.com/exchange-web/exchange-web';

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
    [
      'packages/ui/README.md',
      `${repository}/blob/main/docs/support.md#versions`,
      '/start/support/#versions',
    ],
    ['packages/ui/README.md', `${repository}/tree/main/examples`, '/start/examples/'],
    [
      'packages/ui/README.md',
      `${repository}/tree/main/examples/ui`,
      `${repository}/tree/main/examples/ui`,
    ],
    ['packages/ui/README.md', `${repository}/issues`, `${repository}/issues`],
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
    const address = `${repository}/blob/main/nothing.md`;
    expect(() => siteAddress('packages/ui/README.md', address)).toThrow(LinkError);
  });
});
