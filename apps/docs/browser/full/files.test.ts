import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageNames } from '../../src/content/packages.ts';
import { pages } from '../../src/content/areas.ts';

const out = join(import.meta.dirname, '../../out');
const read = (file: string) => readFileSync(join(out, file), 'utf8');
const htmlFiles = globSync('**/*.html', { cwd: out });

const ids = new Map<string, ReadonlySet<string>>();
function idsOf(file: string): ReadonlySet<string> {
  let found = ids.get(file);
  if (!found) {
    found = new Set([...read(file).matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
    ids.set(file, found);
  }
  return found;
}

/** Returns whether a link in `file` leads to a file of the site and, if it has a fragment, to an element there. */
function isValid(file: string, link: string): boolean {
  const { pathname, hash } = new URL(
    link,
    `https://site.invalid/${file.replace(/index\.html$/, '')}`,
  );
  const target = join(pathname.slice(1), pathname.endsWith('/') ? 'index.html' : '');
  if (!existsSync(join(out, target))) return false;
  return hash === '' || idsOf(target).has(decodeURIComponent(hash.slice(1)));
}

describe('the built site', () => {
  it('has a page and a Markdown file for each entry of the navigation', () => {
    const missing = pages.filter(
      ({ path }) =>
        !existsSync(join(out, path, 'index.html')) ||
        !existsSync(join(out, `${path.slice(0, -1)}.md`)),
    );
    expect(missing).toEqual([]);
  });

  it('has only valid links and anchors', () => {
    const broken = htmlFiles.flatMap((file) =>
      [...read(file).matchAll(/<a [^>]*?href="([^"]*)"/g)]
        .map(([, link = '']) => link.replaceAll('&amp;', '&'))
        .filter((link) => !/^[a-z]+:/.test(link) && !isValid(file, link))
        .map((link) => `${file}: ${link}`),
    );
    // Component demos contain example links, whose targets don't exist in this site.
    expect(broken.filter((link) => !link.startsWith('components/'))).toEqual([]);
  });

  it('has a strict content security policy in each page, and no style attribute', () => {
    expect(htmlFiles.length).toBeGreaterThan(200);
    for (const file of htmlFiles) {
      const html = read(file);
      const [, policy = ''] =
        /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      expect(policy, file).toContain("default-src 'none'");
      expect(policy, file).not.toContain('unsafe');
      const elements = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
      expect(/<[^>]+\sstyle="/.test(elements), file).toBe(false);
    }
  });

  it('lets the preview of edited demos run code, but neither load nor send anything', () => {
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read('preview/index.html')) ??
      [];
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' blob:",
      "style-src 'self'",
      "img-src 'self' data:",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it('has a meta description on each page', () => {
    const descriptions = htmlFiles.map(
      (file) => /<meta name="description" content="([^"]*)"/.exec(read(file))?.[1] ?? '',
    );
    expect(descriptions.filter((text) => text.length < 20)).toEqual([]);
  });

  it('has a compressed copy of each text file', () => {
    const texts = globSync('**/*.{css,html,js,json,md,svg,txt}', { cwd: out });
    expect(texts.filter((file) => !existsSync(join(out, `${file}.gz`)))).toEqual([]);
  });

  it('lists every page in llms.txt', () => {
    const text = read('llms.txt');
    expect(pages.filter(({ path }) => !text.includes(`(${path.slice(0, -1)}.md)`))).toEqual([]);
  });

  it('has a file for each link in llms.txt', () => {
    const links = [...read('llms.txt').matchAll(/\]\((\/[^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(out, link)))).toEqual([]);
  });
});

it.each(packageNames)(
  'the reference of %s documents exactly the names in its API report',
  (name) => {
    const reports = globSync(`../../packages/${name}/etc/*.api.md`).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const exported = reports
      .join('\n')
      .matchAll(
        /^export (?:(?:async )?(?:function|class|interface|const|type) |\{ \w+ as )(\w+)/gm,
      );
    const names = [...new Set([...exported].map(([, symbol = '']) => symbol))].sort();
    const documented = globSync(`reference/${name}/**/index.html`, { cwd: out }).flatMap((file) =>
      [...read(file).matchAll(/<h3 id="[^"]*">(\w+)(?:\(\))?</g)].map(([, symbol = '']) => symbol),
    );
    expect([...new Set(documented)].sort()).toEqual(names);
  },
);
