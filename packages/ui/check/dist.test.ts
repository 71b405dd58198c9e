import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entries } from '../build/entries.ts';

const folder = join(import.meta.dirname, '../dist');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const clientComponents = [
  'button',
  'checkbox',
  'choice',
  'combobox',
  'copy-field',
  'countdown',
  'custom-select',
  'drawer',
  'field',
  'focus-keeper',
  'form',
  'header',
  'image',
  'load-more',
  'menu',
  'modal',
  'number-field',
  'pagination',
  'popover',
  'radio-group',
  'search-field',
  'segmented-control',
  'select',
  'slider',
  'switch',
  'tabs',
  'textarea',
  'time',
  'toasts',
  'tooltip',
];

describe('the build', () => {
  it.each(Object.keys(entries))(
    'marks %s with "use client" only if it is a client component',
    (name) => {
      for (const extension of ['js', 'cjs']) {
        const directive = /^(["']use strict["'];\s*)?["']use client["'];/.test(
          read(`${name}.${extension}`),
        );
        expect(directive, `${name}.${extension}`).toBe(clientComponents.includes(name));
      }
    },
  );

  it('writes one file per entry and no shared chunks, which would lose "use client"', () => {
    const files = readdirSync(folder).filter((name) => /\.c?js$/.test(name));
    const expected = Object.keys(entries).flatMap((name) => [`${name}.cjs`, `${name}.js`]);
    expect(files.sort()).toEqual([...expected, 'cli.js'].sort());
  });

  it('contains no code that adds styles at run time', () => {
    for (const name of Object.keys(entries)) {
      expect(read(`${name}.js`), name).not.toMatch(
        /createElement\(["']style|insertRule|\bstyle: \{/,
      );
    }
  });

  it.each([
    [
      'header',
      ['x-header-start', 'x-header-sheet', 'x-header-nav', 'x-header-wsot'],
      ['x-header-modes'],
    ],
    [
      'header-skeleton',
      ['x-header-start', 'x-header-modes', 'x-header-wsot', 'x-header-mobile', 'x-header-nav'],
      ['x-header-sheet'],
    ],
  ])('writes into %s.css the rules of all its parts', (name, parts, others) => {
    const sheet = read(`${name}.css`);
    expect(parts.filter((part) => !sheet.includes(part))).toEqual([]);
    expect(others.filter((part) => sheet.includes(part))).toEqual([]);
  });

  it('starts the style sheet with the declaration of the layer order', () => {
    expect(read('styles.css')).toMatch(
      /^@layer theme,base,reset,tokens,ui,components,utilities,app;/,
    );
  });
});
