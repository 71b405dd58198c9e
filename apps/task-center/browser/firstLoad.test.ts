import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

// What a page brings along before anything of it runs, in bytes as gzip packs them at its best.
const out = join(import.meta.dirname, '../out');

/**
 * A hello-world page of the same Next and React brings 119,356 (`pnpm bench`, page-shell: Next 16.4.6,
 * React 19.3.1); ours may bring 40,000 more.
 */
const budget = 159_356;

const pages = globSync('**/*.html', { cwd: out })
  .sort()
  .map((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    const scripts = [...html.matchAll(/<script [^>]*>/g)]
      .map(([tag]) => tag)
      // For browsers without modules, which are none of ours.
      .filter((tag) => !/ nomodule/i.test(tag))
      .flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? []);
    return { file, scripts };
  });

it.each(pages)('$file brings no more scripts than its budget', ({ scripts }) => {
  const sizes = scripts.map((address) => {
    const path = decodeURIComponent(address);
    return [path, gzipSync(readFileSync(join(out, path)), { level: 9 }).length] as const;
  });
  expect(sizes).not.toEqual([]);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  expect(sum, JSON.stringify(Object.fromEntries(sizes), null, 2)).toBeLessThanOrEqual(budget);
});
