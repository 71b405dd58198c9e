import { contrast, mix, normalHex, toHex, toOklch } from './colour.ts';
import { ThemeError } from './themeError.ts';

/** Tokens of one theme, by their name without `--x-`. Values are `#rrggbb`. */
export type ThemeTokens = Record<
  | 'primary'
  | 'on-primary'
  | 'brand-text'
  | 'focus'
  | 'marketing-from'
  | 'marketing-to'
  | 'on-marketing',
  string
>;

/** Colours behind the contents of a page: its surfaces and the header, as `#rrggbb`. */
export type Backgrounds = Readonly<Record<'light' | 'dark', readonly string[]>>;

export interface ThemeOptions {
  /** Colour of the brand, such as `#0a7`. */
  brand: string;
  /** Colour of the text on the brand's colour. Default: black or white, whichever changes the brand's colour less. */
  onBrand?: string | undefined;
  /**
   * Whether fills have the brand's colour unchanged, such as a bright yellow with dark text. The text on it has enough
   * contrast, but the fill may stand out little from the page. Default: false.
   */
  keepsFill?: boolean | undefined;
}

/** Smallest contrast of text. */
const textContrast = 4.5;
/** Smallest contrast of controls and of the focus ring. */
const controlContrast = 3;
/** Share of the fill in the background of a tinted button. */
const tintShare = 0.16;

/** A colour, and the smallest contrast with it. */
type Condition = readonly [other: string, ratio: number];

/**
 * Returns the tokens of a brand in both themes. If its colour has too little contrast in a theme, the theme gets the
 * nearest lightness that has enough, for fills unless `keepsFill` is set.
 *
 * @throws {ThemeError} `badColour` if a colour is not `#rgb` or `#rrggbb`, `impossibleContrast` if no lightness of the
 *   brand's colour has enough contrast with both the text on it and the page
 */
export function createTheme(
  options: ThemeOptions,
  backgrounds: Backgrounds,
): Record<'light' | 'dark', ThemeTokens> {
  const brand = hexOption('brand', options.brand);
  const onBrand =
    options.onBrand === undefined ? undefined : hexOption('on-brand', options.onBrand);
  const keepsFill = options.keepsFill ?? false;
  const tokens = (theme: 'light' | 'dark') =>
    tokensOf({ brand, onBrand, keepsFill }, theme, backgrounds[theme]);
  return { light: tokens('light'), dark: tokens('dark') };
}

function hexOption(name: string, value: string): string {
  const hex = normalHex(value);
  if (hex !== undefined) return hex;
  throw new ThemeError(
    'badColour',
    `The colour --${name} is ${JSON.stringify(value)}. Use a hex colour such as "#00aa77".`,
  );
}

function tokensOf(
  { brand, onBrand, keepsFill }: ThemeOptions,
  theme: string,
  backgrounds: readonly string[],
): ThemeTokens {
  const onPage = (ratio: number) => backgrounds.map((each): Condition => [each, ratio]);
  const inks = onBrand === undefined ? ['#ffffff', '#000000'] : [onBrand];
  const fill = keepsFill
    ? brandFill(brand, inks)
    : nearestFill(brand, { inks, onPage: onPage(controlContrast), theme });
  const { hex: primary, ink } = fill;
  const tinted = backgrounds.map((each): Condition => [
    mix(primary, each, tintShare),
    textContrast,
  ]);
  // Black and white always have enough contrast with the surfaces, so a colour is found.
  const [shown] = nearest(brand, [...onPage(textContrast), ...tinted]);
  const brandText = shown!.hex;
  // The gradient starts further away from the text, so that it has at least the contrast of the fill.
  const start = toOklch(primary);
  const away = toOklch(ink).lightness > start.lightness ? -0.06 : 0.06;
  const from = toHex({ ...start, lightness: Math.min(1, Math.max(0, start.lightness + away)) });
  return {
    primary,
    'on-primary': ink,
    'brand-text': brandText,
    focus: brandText,
    'marketing-from': contrast(from, ink) >= textContrast ? from : primary,
    'marketing-to': primary,
    'on-marketing': ink,
  };
}

/** A colour, and the colour of the text on it. */
interface Fill {
  hex: string;
  ink: string;
}

/** Returns the brand's colour unchanged, with the text that has the most contrast. */
function brandFill(brand: string, inks: readonly string[]): Fill {
  const [ink] = inks
    .filter((each) => contrast(brand, each) >= textContrast)
    .sort((one, other) => contrast(brand, other) - contrast(brand, one));
  if (ink !== undefined) return { hex: brand, ink };
  throw new ThemeError(
    'impossibleContrast',
    `${inks.join(' or ')} has a contrast of less than ${textContrast}:1 with ${brand}. Use a lighter or darker --on-brand, or leave it out.`,
  );
}

/** Returns the colour nearest to the brand's that has enough contrast with a text and with the page. */
function nearestFill(
  brand: string,
  { inks, onPage, theme }: { inks: readonly string[]; onPage: readonly Condition[]; theme: string },
): Fill {
  const [fill] = inks
    .flatMap((ink) =>
      nearest(brand, [[ink, textContrast], ...onPage]).map((found) => ({ ...found, ink })),
    )
    .sort((one, other) => one.distance - other.distance);
  if (fill !== undefined) return fill;
  throw new ThemeError(
    'impossibleContrast',
    `No lightness of ${brand} has a contrast of ${textContrast}:1 with ${inks.join(' or ')} and of ${controlContrast}:1 with the ${theme} page. Use a lighter or darker --on-brand, or leave it out.`,
  );
}

/**
 * Returns the colour of the same hue that meets all conditions and differs least in lightness, with
 * this difference. The list is empty if there is none.
 */
function nearest(
  colour: string,
  conditions: readonly Condition[],
): { hex: string; distance: number }[] {
  const { lightness, ...rest } = toOklch(colour);
  const steps = 256;
  const candidates = [
    { hex: colour, distance: 0 },
    ...Array.from({ length: steps + 1 }, (_, step) => ({
      hex: toHex({ ...rest, lightness: step / steps }),
      distance: Math.abs(step / steps - lightness),
    })),
  ];
  return candidates
    .filter(({ hex }) => conditions.every(([other, ratio]) => contrast(hex, other) >= ratio))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 1);
}
