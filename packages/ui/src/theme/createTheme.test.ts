// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { contrast, mix, normalHex } from './colour.ts';
import { createTheme, type ThemeOptions } from './createTheme.ts';
import { readBackgrounds } from './themeCss.ts';
import { ThemeError } from './themeError.ts';

const tokensCss = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const backgrounds = readBackgrounds(tokensCss);
const themes = ['light', 'dark'] as const;
const create = (options: ThemeOptions) => createTheme(options, backgrounds);

/** Returns the pairs of a theme with too little contrast. */
function failures(options: ThemeOptions): string[] {
  const created = create(options);
  return themes.flatMap((theme) => {
    const tokens = created[theme];
    const pairs = [
      ['on-primary', tokens['on-primary'], tokens.primary, 4.5],
      ['on-marketing', tokens['on-marketing'], tokens['marketing-from'], 4.5],
      ['on-marketing', tokens['on-marketing'], tokens['marketing-to'], 4.5],
      ...backgrounds[theme].flatMap((background) => [
        ['brand-text', tokens['brand-text'], background, 4.5] as const,
        ['tinted', tokens['brand-text'], mix(tokens.primary, background, 0.16), 4.5] as const,
        ['focus', tokens.focus, background, 3] as const,
        ['primary', tokens.primary, background, 3] as const,
      ]),
    ] as const;
    return pairs
      .filter(([, one, other, ratio]) => !(contrast(one, other) >= ratio))
      .map(([name, one, other]) => `${theme} ${name}: ${one} on ${other}`);
  });
}

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a theme', () => {
  it('has enough contrast in every pair, for any colour of a brand', () => {
    fc.assert(
      fc.property(colours, (brand) => {
        expect(failures({ brand })).toEqual([]);
      }),
    );
  });

  it.each(['#000', '#fff', '#808080', '#f00', '#0f0', '#00f', '#ff0', '#0a7', '#f5b11a'])(
    'has enough contrast in every pair, for %s',
    (brand) => {
      expect(failures({ brand })).toEqual([]);
    },
  );

  it('has the given text colour on the brand, with enough contrast, or there is an error', () => {
    fc.assert(
      fc.property(colours, colours, (brand, onBrand) => {
        try {
          expect(create({ brand, onBrand }).light['on-primary']).toBe(onBrand);
          expect(failures({ brand, onBrand })).toEqual([]);
        } catch (error) {
          if (!(error instanceof ThemeError)) throw error;
          expect(error.kind).toBe('impossibleContrast');
        }
      }),
    );
  });

  it('has a gradient that differs from the fill, and is further away from its text', () => {
    const { light, dark } = create({ brand: '#0a7' });
    for (const tokens of [light, dark]) {
      const from = contrast(tokens['marketing-from'], tokens['on-marketing']);
      expect(from).toBeGreaterThan(contrast(tokens['marketing-to'], tokens['on-marketing']));
    }
  });

  it('keeps a colour that has enough contrast, and otherwise changes only its lightness', () => {
    const { light, dark } = create({ brand: '#0B6E4F', onBrand: '#fff' });
    expect(light.primary).toBe('#0b6e4f');
    expect(dark.primary).not.toBe('#0b6e4f');
    const [, red = '', green = '', blue = ''] =
      /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(dark.primary) ?? [];
    // Hexadecimal digits sort like their values.
    expect([red, green, blue].sort()).toEqual([red, blue, green]);
    expect(new Set([red, green, blue]).size).toBe(3);
  });

  it.each(['green', '#12', '#12345', 'rgb(0 0 0)', '', '#ggg', '#00aa7780'])(
    'refuses the colour "%s"',
    (brand) => {
      expect(() => create({ brand })).toThrow(
        expect.objectContaining({
          kind: 'badColour',
          message: `The colour --brand is "${brand}". Use a hex colour such as "#00aa77".`,
        }),
      );
    },
  );

  it('refuses a text colour that no fill of the dark theme has enough contrast with', () => {
    expect(() => create({ brand: '#0a7', onBrand: '#888' })).toThrow(
      /No lightness of #00aa77 has a contrast of 4\.5:1 with #888888 and of 3:1 with the dark page\./,
    );
  });
});

it.each([
  ['#0a7', '#00aa77'],
  [' #0A7F00 ', '#0a7f00'],
])('reads the colour "%s" as %s', (text, hex) => {
  expect(normalHex(text)).toBe(hex);
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#ffffff', 1],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

it('keeps the fill of any brand, with text of enough contrast on it', () => {
  fc.assert(
    fc.property(colours, (brand) => {
      const created = create({ brand, keepsFill: true });
      for (const theme of themes) {
        const tokens = created[theme];
        expect(tokens.primary).toBe(brand);
        expect(contrast(brand, tokens['on-primary'])).toBeGreaterThanOrEqual(4.5);
        // Texts and the focus ring have the contrast of every theme.
        const pairs = failures({ brand, keepsFill: true }).filter(
          (pair) => !pair.includes('primary:'),
        );
        expect(pairs).toEqual([]);
      }
    }),
  );
});
