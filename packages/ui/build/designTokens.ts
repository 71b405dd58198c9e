/** A token in the format of the Design Tokens Community Group, version 2025.10. */
interface DesignToken {
  $type: string;
  $value: unknown;
}

export type DesignTokens = Record<string, Record<string, DesignToken>>;

/** Group of a token by the start of its name. The rest of the name is its name in the group. Other tokens are sizes. */
const groups: readonly (readonly [start: string, group: string])[] = [
  ['font-', 'fontSize'],
  ['line-', 'lineHeight'],
  ['space-', 'space'],
  ['radius-', 'radius'],
  ['layer-', 'layer'],
];

/**
 * Returns the tokens of `tokens.css` for design tools, with the colours of one theme, at the usual density.
 *
 * @throws Error if a value has no type in the format
 */
export function designTokens(css: string, theme: 'light' | 'dark'): DesignTokens {
  const tokens: DesignTokens = {};
  for (const [, name = '', text = ''] of css.matchAll(/--x-([\w-]+):\s*([^;]+);/g)) {
    const token = tokenOf(colourIn(text.replaceAll(/\s+/g, ' '), theme));
    if (!token) throw new Error(`tokens.css: --x-${name} has no type for design tools: ${text}`);
    const [group, key] = placeOf(name, token.$type);
    // Later values are those of a density or a language.
    tokens[group] = { ...tokens[group], [key]: tokens[group]?.[key] ?? token };
  }
  return tokens;
}

function placeOf(name: string, type: string): [group: string, key: string] {
  if (type === 'color' || type === 'duration' || type === 'fontFamily') return [type, name];
  const [start = '', group = 'size'] = groups.find(([each]) => name.startsWith(each)) ?? [];
  return [group, name.slice(start.length)];
}

/** Returns the part of a value such as `light-dark(#fff, #000)` that is for the theme. */
function colourIn(value: string, theme: 'light' | 'dark'): string {
  const [, light, dark] = /^light-dark\((.+?\)?), (.+)\)$/.exec(value) ?? [];
  return { light, dark }[theme] ?? value;
}

function tokenOf(value: string): DesignToken | undefined {
  const hex = /^#[\da-f]{6}$/.exec(value);
  if (hex) return colour([1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)));
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)?.slice(1).map(Number);
  if (rgb) return colour(rgb.slice(0, 3), Number(rgb[3]) / 100);
  const [, number, unit] = /^([\d.]+)(px|rem|ms)?$/.exec(value) ?? [];
  if (number !== undefined && unit === undefined)
    return { $type: 'number', $value: Number(number) };
  if (number !== undefined) {
    const $type = unit === 'ms' ? 'duration' : 'dimension';
    return { $type, $value: { value: Number(number), unit } };
  }
  const fonts = value.split(', ').map((font) => font.replaceAll("'", ''));
  return fonts.length > 1 ? { $type: 'fontFamily', $value: fonts } : undefined;
}

/** @param bytes - red, green and blue, each from 0 to 255 */
function colour(bytes: readonly number[], alpha = 1): DesignToken {
  const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const components = bytes.map((byte) => Math.round((byte / 255) * 10_000) / 10_000);
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha, hex } };
}
