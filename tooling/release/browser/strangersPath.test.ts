import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, readBlocks, type Block } from '../src/documents.ts';
import { openPage } from '../src/openPage.ts';
import { repository } from '../src/publicPackages.ts';
import { linkInstalled, strangersFolder } from '../src/strangersFolder.ts';
import { followedPages, followPage } from '../src/strangersPath.ts';

let root: string;
/** Beside `root`: what was not installed cannot be found by walking up. */
const empty = mkdtempSync(join(tmpdir(), 'empty-folders-'));
beforeAll(() => {
  root = strangersFolder();
}, 120_000);
afterAll(() => {
  for (const folder of [root, empty]) rmSync(folder, { recursive: true, force: true });
});

const follow = (name: string, blocks: readonly Block[]) => {
  const folder = join(empty, name.replaceAll(/\W+/g, '-'));
  return followPage(blocks, folder, join(empty, 'log'), (names) =>
    linkInstalled(root, folder, names),
  );
};

it.each(followedPages())(
  '%s works, followed word for word in an empty folder',
  async (page) => {
    await expect(follow(page, readBlocks(page, repository))).resolves.toBeUndefined();
  },
  300_000,
);

describe('a deliberate break', () => {
  const page = readBlocks('docs/getting-started/region-env.md', repository);
  const html = (intro: string, code: string) =>
    blocksOf('p.md', `Put this into \`page.html\`${intro}\n\n\`\`\`html\n${code}\n\`\`\`\n`);

  it.each<[string, readonly Block[], string]>([
    ['no line that installs', page.slice(1), "Cannot find package '@exchange/region-env'"],
    [
      'another word than is printed',
      page.map((block) => ({ ...block, code: block.code.replace('// hk', '// tr') })),
      'prints "hk prod true',
    ],
    [
      'a script that fails',
      html(' and open `page.html`. It says `good`.', '<p>good</p><script>oops()</script>'),
      'oops is not defined',
    ],
    ['a file that nobody uses', html(':', '<p>idle</p>'), 'Nobody says what page.html is for'],
  ])(
    '%s',
    async (what, blocks, says) => {
      await expect(follow(what, blocks)).rejects.toThrow(says);
    },
    60_000,
  );

  it('another word than is shown', async () => {
    const selector = 'text="good" >> visible=true';
    await expect(openPage('data:text/html,<p>bad', [selector], { waitMs: 500 })).rejects.toThrow(
      'it says: bad',
    );
    const hidden = 'data:text/html,<p hidden>good';
    await expect(openPage(hidden, [selector], { waitMs: 500 })).rejects.toThrow('It has no text');
  }, 60_000);
});
