import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);
const all = 'styles/styles.css';
const read = (name: string) =>
  readFileSync(join(folder, name), 'utf8').replace(/\/\*.*?\*\//gs, '');

it('imports every sheet into styles.css', () => {
  const imported = [...read(all).matchAll(/@import '(.+?)'/g)].map((match) =>
    join('styles', `${match[1]}`),
  );
  expect(imported.sort()).toEqual(sheets.filter((name) => name !== all).sort());
});

it('starts with the order of the layers', () => {
  expect(read(all).trim()).toMatch(/^@layer reset, tokens, ui, app;/);
});

describe.each(sheets.filter((name) => name !== all))('%s', (name) => {
  const css = read(name);

  it('puts all rules into one layer', () => {
    expect(css.trim()).toMatch(/^@layer (reset|tokens|ui) \{/);
    expect(css.match(/^\}/gm)).toHaveLength(1);
  });

  it('uses only logical properties', () => {
    const physical =
      /(^|[;{\s])((margin|padding|border|inset|scroll-margin)-(left|right|top|bottom)\b|(left|right|top|bottom|width|height|(min|max)-(width|height)|float):|text-align: (left|right))/;
    const declarations = css.split('\n').filter((line) => !line.includes('@media'));
    expect(declarations.filter((line) => physical.test(line))).toEqual([]);
  });

  it('uses only tokens for colours', () => {
    if (name === 'styles/tokens.css') return;
    expect(css.match(/#[0-9a-f]{3,8}\b/gi)).toBeNull();
  });

  it('turns off its motion under prefers-reduced-motion', () => {
    if (!/(animation|transition):(?! none)/.test(css)) return;
    expect(css).toContain('prefers-reduced-motion: reduce');
  });
});
