/** Red, green and blue, each from 0 to 1, in linear light. */
type Linear = readonly [red: number, green: number, blue: number];

/** A colour in OKLCH, in which colours of equal lightness look equally light. */
export interface Oklch {
  /** From 0, black, to 1, white. */
  lightness: number;
  chroma: number;
  /** In radians. */
  hue: number;
}

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function linearOf(hex: string): Linear {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** Returns `#rrggbb` in lower case for `#rgb` and `#rrggbb`, or undefined for any other text. */
export function normalHex(text: string): string | undefined {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`.toLowerCase();
}

/** Returns the contrast of two colours `#rrggbb` as defined by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the colour between two, with `share`, from 0 to 1, of the first one. */
export function mix(one: string, other: string, share: number): string {
  const part = (at: number) => {
    const [a = 0, b = 0] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** Returns the colour as `#rrggbb`, with less chroma if screens cannot show it. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  for (let chromaShare = 1; ; chromaShare -= 0.02) {
    const linear = linearOfOklch(lightness, Math.max(0, chroma * chromaShare), hue);
    if (chromaShare <= 0 || linear.every((value) => value > -0.0005 && value < 1.0005)) {
      return `#${linear.map(hexOf).join('')}`;
    }
  }
}

function linearOfOklch(lightness: number, chroma: number, hue: number): Linear {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexOf(linear: number): string {
  const value = Math.round(fromLinear(Math.min(1, Math.max(0, linear))) * 255);
  return value.toString(16).padStart(2, '0');
}
