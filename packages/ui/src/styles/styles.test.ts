import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css') && name !== 'styles/tailwind.css',
);
const all = 'styles/styles.css';
const layers = 'theme, base, reset, tokens, ui, components, utilities, app';
const read = (name: string) =>
  readFileSync(join(folder, name), 'utf8').replace(/\/\*.*?\*\//gs, '');

/** Splits a selector list at the commas outside parentheses. */
function split(list: string): string[] {
  let depth = 0;
  let selector = '';
  const selectors: string[] = [];
  for (const char of `${list},`) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) {
      selectors.push(selector.trim());
      selector = '';
    } else selector += char;
  }
  return selectors;
}

it('imports every sheet into styles.css, or into a sheet there', () => {
  const imported = sheets.flatMap((name) =>
    [...read(name).matchAll(/@import '(.+?)'/g)].map(([, path = '']) => join(dirname(name), path)),
  );
  expect(imported.sort()).toEqual(
    sheets.filter((name) => name !== all && name !== 'styles/reset.css').sort(),
  );
});

it('starts with the declaration of the layer order', () => {
  expect(read(all).trim().startsWith(`@layer ${layers};`)).toBe(true);
});

it('styles the links of a text that have no class, or an empty one', () => {
  const [, links = ''] = /^ {2}(:where.*) \{$/m.exec(read('styles/links.css')) ?? [];
  const text = document.createElement('p');
  text.className = 'x-links';
  text.innerHTML = '<a>one</a> <a class="">two</a> <a class="x-button">three</a>';
  const styled = [...text.querySelectorAll(links)].map(({ textContent }) => textContent);
  expect(styled).toEqual(['one', 'two']);
});

describe.each(sheets.filter((name) => name !== all))('%s', (name) => {
  const css = read(name);

  it('puts all rules into one layer', () => {
    const rules = css.replace(`@layer ${layers};`, '').replace(/@import '.+?';/g, '');
    expect(rules.trim()).toMatch(/^@layer (reset|tokens|ui) \{/);
    expect(css.match(/^\}/gm)).toHaveLength(1);
  });

  it('styles only elements of the kit', () => {
    if (name === 'styles/reset.css' || name === 'styles/tokens.css') return;
    const withoutFrames = css.replace(/@keyframes[^{]+\{(?:[^{}]+\{[^}]*\}\s*)+\}/g, '');
    const selectors = [...withoutFrames.matchAll(/(?:^|[{};])\s*([^@{};]+?)\s*(?=\{)/g)].flatMap(
      ([, list = '']) => split(list),
    );
    expect(selectors.length).toBeGreaterThan(0);
    // `:root` is allowed, because it has the marker that the header's script reads.
    const ours = /[.#]x-|\[class\^='x-'\]|^:root$/;
    expect(selectors.filter((each) => !ours.test(each))).toEqual([]);
  });

  it('uses only logical properties', () => {
    const side = '(left|right|top|bottom)';
    const physicalForms = [
      `(margin|padding|border|inset|scroll-margin)-${side}\\b`,
      `(${side}|((min|max)-)?(width|height)|float):`,
      'text-align: (left|right)',
    ];
    const physical = new RegExp(`(^|[;{\\s])(${physicalForms.join('|')})`);
    const declarations = css.split('\n').filter((line) => !line.includes('@media'));
    expect(declarations.filter((line) => physical.test(line))).toEqual([]);
  });

  it('uses only tokens for colours', () => {
    if (name === 'styles/tokens.css') return;
    expect(css.match(/#[0-9a-f]{3,8}\b/gi)).toBeNull();
  });

  it('turns off its animations if reduced motion is preferred', () => {
    if (!/(animation|transition):(?! none)/.test(css)) return;
    expect(css).toContain('prefers-reduced-motion: reduce');
  });
});
