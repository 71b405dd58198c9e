import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast as contrastOf, mix } from '../theme/colour.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Returns the custom properties of the block that starts with `opening`. */
function tokensOf(opening: string): Record<string, string> {
  const start = css.indexOf(opening);
  expect(start, `tokens.css contains ${opening}`).toBeGreaterThanOrEqual(0);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--x-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const fixed = tokensOf('  :root {\n    --x-primary');
const themed = tokensOf(':root,\n');
/** Returns the themed colours of a theme, from values such as `light-dark(#fff, #000)`. */
function coloursOf(theme: 'light' | 'dark'): Record<string, string> {
  const colours = Object.entries(themed).map(([name, value]) => {
    const [, light = '', dark = ''] = /^light-dark\((.+?\)?), (.+)\)$/.exec(value) ?? [];
    return [name, theme === 'light' ? light : dark] as const;
  });
  return Object.fromEntries(colours);
}
const light: Record<string, string> = { ...fixed, ...coloursOf('light') };
const dark: Record<string, string> = { ...fixed, ...coloursOf('dark') };

function contrast(one: string | undefined, other: string | undefined): number {
  if (!one?.startsWith('#') || !other?.startsWith('#'))
    throw new Error(`Expected two hex colours, got ${one} on ${other}.`);
  return contrastOf(one, other);
}

const surfaces = ['surface-0', 'surface-1', 'surface-2'];

describe.each([
  ['dark', dark],
  ['light', light],
])('%s', (_theme, tokens) => {
  it.each(
    ['text', 'text-2', 'text-3', 'brand-text', 'up', 'down', 'info'].flatMap((text) =>
      surfaces.map((surface) => [text, surface] as const),
    ),
  )('has enough contrast for the text colour %s on %s', (text, surface) => {
    expect(contrast(tokens[text], tokens[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('has enough contrast for the text of a tinted button on %s', (surface) => {
    const fill = mix(fixed.primary!, tokens[surface]!, 0.16);
    expect(contrast(tokens['brand-text'], fill)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['text', 'text-2', 'text-3', 'down'])('has enough contrast for %s in a field', (text) => {
    expect(contrast(tokens[text], tokens.field)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    ['border-control', 'focus'].flatMap((control) =>
      surfaces.map((surface) => [control, surface] as const),
    ),
  )('has enough contrast for %s on %s', (control, surface) => {
    expect(contrast(tokens[control], tokens[surface])).toBeGreaterThanOrEqual(3);
  });
});

it.each([
  ['on-primary', 'primary'],
  ['on-trade', 'trade-long'],
  ['on-trade', 'trade-short'],
  ['on-marketing', 'marketing-from'],
  ['on-marketing', 'marketing-to'],
  ['qr-dark', 'qr-light'],
])('has enough contrast for %s on %s', (ink, fill) => {
  expect(contrast(fixed[ink], fixed[fill])).toBeGreaterThanOrEqual(4.5);
});

it.each(['wsot-from', 'wsot-to'])('has enough contrast for %s on the dark header', (ink) => {
  expect(contrast(fixed[ink], dark.header)).toBeGreaterThanOrEqual(4.5);
});

it.each(
  ['text', 'text-2', 'brand-text', 'focus'].flatMap((name) => [
    [name, 'dark', dark] as const,
    [name, 'light', light] as const,
  ]),
)('has enough contrast for %s on the %s header', (name, _theme, tokens) => {
  expect(contrast(tokens[name], tokens.header)).toBeGreaterThanOrEqual(4.5);
});

it('defines every themed colour once, for both themes', () => {
  const values = Object.values(themed);
  expect(values.length).toBeGreaterThanOrEqual(14);
  expect(values.filter((value) => !value.startsWith('light-dark('))).toEqual([]);
  expect([...Object.values(coloursOf('light')), ...Object.values(coloursOf('dark'))]).not.toContain(
    '',
  );
});

it('has the colour of the specification for the dark header', () => {
  expect(dark.header).toBe('#12141b');
});

it('has cards that stand out from the page: lighter in both themes', () => {
  for (const tokens of [light, dark]) {
    const [page, card] = [tokens['surface-0'], tokens['surface-1']];
    expect(contrast(card, '#000000')).toBeGreaterThan(contrast(page, '#000000'));
  }
});

describe('the guide', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../GUIDE.md'), 'utf8');

  it.each(Object.keys({ ...fixed, ...themed }))('lists the token --x-%s', (name) => {
    expect(guide).toContain(`\`--x-${name}\``);
  });
});
