import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { designTokens } from '../build/designTokens.ts';

const css = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');

it('has every token of the style sheet once', () => {
  const names = new Set([...css.matchAll(/--x-([\w-]+):/g)].map(([, name]) => name));
  const tokens = Object.values(designTokens(css, 'light')).flatMap((group) => Object.keys(group));
  expect(tokens).toHaveLength(names.size);
});

it.each([
  ['light', '#f3f4f7', [0.9529, 0.9569, 0.9686]],
  ['dark', '#0b0d12', [0.0431, 0.051, 0.0706]],
] as const)('has the colours of the %s theme', (theme, hex, components) => {
  const { color = {} } = designTokens(css, theme);
  const value = { colorSpace: 'srgb', components, alpha: 1, hex };
  expect(color['surface-0']).toEqual({ $type: 'color', $value: value });
  expect(color['primary']?.$value).toMatchObject({ hex: '#f5b11a' });
});

it('has a type and a unit for every other kind of token', () => {
  const tokens = designTokens(css, 'light');
  expect(tokens['color']?.['shade']?.$value).toMatchObject({ alpha: 0.45, hex: '#12151c' });
  const dimension = (value: number, unit: string) => ({
    $type: 'dimension',
    $value: { value, unit },
  });
  expect(tokens['fontSize']?.['14']).toEqual(dimension(0.875, 'rem'));
  expect(tokens['lineHeight']?.['14']).toEqual(dimension(1.25, 'rem'));
  expect(tokens['space']?.['12']).toEqual(dimension(12, 'px'));
  expect(tokens['radius']?.['pill']).toEqual(dimension(999, 'px'));
  expect(tokens['size']?.['control']).toEqual(dimension(48, 'px'));
  expect(tokens['layer']?.['toast']).toEqual({ $type: 'number', $value: 40 });
  expect(tokens['duration']?.['fast']?.$value).toEqual({ value: 120, unit: 'ms' });
  expect(tokens['fontFamily']?.['font']?.$value).toContain('Segoe UI');
});

it('throws for a value that the format does not have', () => {
  expect(() => designTokens('--x-gap: calc(1px + 1em);', 'light')).toThrow(
    'tokens.css: --x-gap has no type for design tools: calc(1px + 1em)',
  );
});
