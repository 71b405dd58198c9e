import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform, type Selector, type SelectorComponent } from 'lightningcss';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
/** Packages whose components have style sheets. */
const packages = ['account', 'market', 'site'].map((name) => `../../../packages/${name}/src`);
/** Sheets that only import others. */
const lists = ['shell/styles.css', ...packages.map((folder) => join(folder, 'styles.css'))];
const sheets = ['.', ...packages]
  .flatMap((folder) =>
    globSync('**/*.css', { cwd: join(src, folder) }).map((file) => join(folder, file)),
  )
  .filter((file) => !lists.includes(file));
const read = (file: string) => readFileSync(join(src, file), 'utf8');

/** Returns the sheets that a sheet imports, relative to `src`. */
function importsOf(sheet: string): string[] {
  const imports = read(sheet).matchAll(/^@import '(.+)';$/gm);
  return [...imports].map(([, path = '']) =>
    path.startsWith('.')
      ? join(dirname(sheet), path)
      : relative(src, fileURLToPath(import.meta.resolve(path))),
  );
}

/** Returns the BEM blocks in each selector of a sheet, such as `card` for `.card__title`. */
function blocksOf(file: string): string[][] {
  const selectors: string[][] = [];
  transform({
    filename: file,
    code: Buffer.from(read(file)),
    visitor: {
      Rule: {
        style(rule) {
          for (const selector of rule.value.selectors) selectors.push(blocksIn(selector));
        },
      },
    },
  });
  return selectors;
}

/** Returns the app's BEM blocks in a selector. Omits classes of the UI kit, which start with `x-`. */
function blocksIn(selector: Selector): string[] {
  return selector.flatMap((part: SelectorComponent): string[] => {
    if (part.type === 'class') {
      return part.name.startsWith('x-') ? [] : [part.name.replace(/(__|--).*$/, '')];
    }
    const nested = 'selectors' in part ? (part.selectors as Selector[]) : [];
    return nested.flatMap(blocksIn);
  });
}

/** Custom properties that a sheet of the app or of the UI kit sets. */
const properties: ReadonlySet<string | undefined> = new Set(
  [...sheets, ...globSync('../../../packages/ui/src/**/*.css', { cwd: src })].flatMap((file) =>
    [...read(file).matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
  ),
);

/** Returns for each block the sheets in which a selector contains only this block. */
function ownersOfBlocks(): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  for (const file of sheets) {
    for (const blocks of blocksOf(file)) {
      const [block, ...others] = new Set(blocks);
      if (block === undefined || others.length > 0) continue;
      owners.set(block, (owners.get(block) ?? new Set()).add(file));
    }
  }
  return owners;
}

const owners = ownersOfBlocks();

describe('the style sheets', () => {
  it('are imported once each', () => {
    const paths = importsOf('shell/styles.css').flatMap((file) =>
      lists.includes(file) ? importsOf(file) : [file],
    );
    expect(paths.toSorted()).toEqual(sheets.toSorted());
  });

  it.each([...owners])('define the BEM block %s in only one sheet', (_, files) => {
    expect([...files]).toHaveLength(1);
  });

  it.each(sheets)(
    '%s styles blocks of other sheets only in selectors that contain its own block',
    (file) => {
      const foreign = blocksOf(file).filter(
        (blocks) => blocks.length > 0 && !blocks.some((block) => owners.get(block)?.has(file)),
      );
      expect(foreign).toEqual([]);
    },
  );

  it.each(sheets)('%s uses only custom properties that exist, and has no empty rules', (file) => {
    const css = read(file);
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !properties.has(name))).toEqual([]);
    expect(css.match(/[^{};]*\{\s*\}/)).toBeNull();
  });

  it.each(sheets.filter((file) => !file.endsWith('tokens.css')))(
    '%s takes colours and font sizes from the tokens',
    (file) => {
      const css = read(file);
      expect(css).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i);
      expect(css).not.toMatch(/font-size:(?!\s*(?:var\(|inherit))|line-height:\s*[\d.]+(?:px|rem)/);
    },
  );
});
