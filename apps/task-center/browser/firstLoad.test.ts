import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { site } from '../build/site.ts';

const { client, out } = site;

// Size budgets of the files that a page needs first, in bytes, at the highest gzip level.

const budgets = {
  // The scripts in the HTML, without those that load later, such as the screen.
  scripts: { own: 194_000, stock: 232_000 }[client],
  // The script with the page's props, which loads in parallel with the scripts. Next's own client
  // reads them in the HTML. Greek and Georgian texts need the most bytes. The room lets translators
  // write natural sentences.
  data: 11_000,
  html: { own: 20_000, stock: 27_000 }[client],
  /** All questions are in the HTML, so that they can be read and found without scripts. */
  faq: { data: 14_000, html: { own: 29_000, stock: 39_000 }[client] },
  // With room for a few small rules. A page with more of them should load them with its screen.
  inlineCss: 7_600,
};

const packed = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Compressed sizes by URL path, cached because most pages load the same scripts. */
const packedFiles = new Map<string, number>();

function packedFile(address: string): number {
  const size = packedFiles.get(address) ?? packed(readFileSync(join(out, address)));
  packedFiles.set(address, size);
  return size;
}

const pages = globSync('**/*.html', { cwd: out })
  .sort()
  .map((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    const scripts = [...html.matchAll(/<script [^>]*>/g)]
      .map(([tag]) => tag)
      // Only for browsers without modules, which are not supported.
      .filter((tag) => !/ nomodule/i.test(tag))
      .flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? []);
    const inlineCss = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
      .map(([, css]) => css)
      .join('');
    return { file, html, scripts, inlineCss };
  });

describe.each(pages)('$file', ({ file, html, scripts, inlineCss }) => {
  it('stays within its size budget', () => {
    const own = file.includes('/faq/') ? budgets.faq : budgets;
    const paths = scripts.map((address) => decodeURIComponent(address));
    const data = paths.find((path) => path.includes('/static/data/')) ?? '';
    const code = paths.filter((path) => path !== data);
    if (client === 'own') expect(packedFile(data)).toBeLessThanOrEqual(own.data);
    const sizes = code.map((path) => [path, packedFile(path)] as const);
    expect(sizes).not.toEqual([]);
    const sum = sizes.reduce((total, [, size]) => total + size, 0);
    expect(
      sum,
      `scripts: ${JSON.stringify(Object.fromEntries(sizes), null, 2)}`,
    ).toBeLessThanOrEqual(budgets.scripts);
    expect(packed(html)).toBeLessThanOrEqual(own.html);
    expect(inlineCss).not.toBe('');
    expect(packed(inlineCss)).toBeLessThanOrEqual(budgets.inlineCss);
  });
});

it('has few scripts in all', () => {
  const scripts = globSync('task-center/_next/static/chunks/*.js', { cwd: out });
  const sizes = scripts.map((script) => readFileSync(join(out, script)).length);
  // Chunks that no page can load were 1 MB of 2.7 MB once.
  const most = { own: 2_600_000, stock: 2_650_000 }[client];
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});

it.each(pages)('$file shows its content without scripts', ({ html }) => {
  // In pages over 12 kB, React hides the content of `<Suspense>` until a script shows it.
  expect(html).not.toMatch(/<div hidden(="")? id="S:/);
});
