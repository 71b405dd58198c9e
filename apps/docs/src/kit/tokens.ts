/** The style sheet that defines the tokens. */
export const tokenSheet = 'packages/ui/src/styles/tokens.css';

/** Kind of preview: a filled area, a bar of that length, a rounded corner, or sample text in that size or font. */
export type TokenPreview = 'colour' | 'length' | 'corner' | 'size' | 'family';

/** A design token of the kit. */
export interface Token {
  /** Custom property, such as `--x-up`. */
  name: string;
  /** Its value in `tokens.css`. */
  value: string;
  /** undefined for tokens that cannot be previewed, such as the duration of a transition. */
  preview: TokenPreview | undefined;
}

/** Kinds of preview by name prefix. Tokens with another prefix are colours or have no preview. */
const previews: readonly (readonly [start: string, preview: TokenPreview | undefined])[] = [
  ['--x-space-', 'length'],
  ['--x-line-', 'length'],
  ['--x-control', 'length'],
  ['--x-target', 'length'],
  ['--x-radius-', 'corner'],
  ['--x-font-', 'size'],
  ['--x-font', 'family'],
];

/** Returns the tokens of a style sheet in order. Later values of a token, such as those for a density, are ignored. */
export function tokensOf(css: string): Token[] {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--x-[\w-]+):\s*([^;]+);/g)) {
    if (!values.has(name)) values.set(name, value.replaceAll(/\s+/g, ' '));
  }
  return [...values].map(([name, value]) => ({ name, value, preview: previewOf(name, value) }));
}

function previewOf(name: string, value: string): TokenPreview | undefined {
  if (/^(light-dark\(|#)/.test(value)) return 'colour';
  return previews.find(([start]) => name.startsWith(start))?.[1];
}
