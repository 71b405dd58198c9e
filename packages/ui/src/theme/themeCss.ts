import type { Backgrounds, ThemeTokens } from './createTheme.ts';

const backgroundTokens = ['surface-0', 'surface-1', 'surface-2', 'header'];

/**
 * Reads the backgrounds of the kit from its `tokens.css`.
 *
 * @throws Error if a token is missing
 */
export function readBackgrounds(tokensCss: string): Backgrounds {
  const pairs = backgroundTokens.map((name) => {
    const pattern = new RegExp(`--x-${name}:\\s*light-dark\\((#\\w+),\\s*(#\\w+)\\)`);
    const [, light, dark] = pattern.exec(tokensCss) ?? [];
    if (!light || !dark) throw new Error(`tokens.css has no --x-${name}.`);
    return { light: sixDigits(light), dark: sixDigits(dark) };
  });
  return { light: pairs.map(({ light }) => light), dark: pairs.map(({ dark }) => dark) };
}

/** Returns `#aabbcc` for `#abc`. */
function sixDigits(hex: string): string {
  return hex.length === 4 ? hex.replaceAll(/\w/g, '$&$&') : hex;
}

/** Returns a style sheet that sets the tokens, for use after `@exchange/ui/styles.css`. */
export function toThemeCss({ light, dark }: Record<'light' | 'dark', ThemeTokens>): string {
  const lines = Object.entries(light).map(([name, value]) => {
    return `    --x-${name}: light-dark(${value}, ${dark[name as keyof ThemeTokens]});\n`;
  });
  return `@layer app {\n  :root,\n  [data-theme] {\n${lines.join('')}  }\n}\n`;
}
