import { parseArgs } from 'node:util';
import { createTheme } from './createTheme.ts';
import { readBackgrounds, toThemeCss } from './themeCss.ts';
import { ThemeError } from './themeError.ts';

const usage = `Usage: exchange-ui theme --brand '#0a7' [--on-brand '#fff'] [--keep-fill] > src/brand.css

  theme         print a style sheet with the tokens of a brand, light and dark; it replaces the file,
                which should contain nothing else
  --brand       colour of the brand
  --on-brand    colour of the text on it; default: black or white
  --keep-fill   fill buttons with exactly this colour, such as a bright yellow with black text; without it,
                a colour with less than 3:1 to the page gets darker or lighter

Exit codes: 0 on success, 2 if the command is invalid or no theme has enough contrast.
`;

export interface CommandResult {
  readonly exitCode: 0 | 2;
  readonly output: string;
}

/**
 * Runs a command and returns its exit code and output.
 *
 * @param tokensCss - content of the package's `tokens.css`
 */
export function runCommand(words: readonly string[], tokensCss: string): CommandResult {
  try {
    return { exitCode: 0, output: run(words, tokensCss) };
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error;
    const help = error.kind === 'badOption' ? `\n\n${usage}` : '\n';
    return { exitCode: 2, output: error.message + help };
  }
}

function run(words: readonly string[], tokensCss: string): string {
  const { positionals, values } = parse(words);
  const [command, ...rest] = positionals;
  if (values.help || command === undefined) return usage;
  if (command !== 'theme' || rest.length > 0) {
    throw new ThemeError('badOption', `Unknown command "${positionals.join(' ')}".`);
  }
  const { brand, 'on-brand': onBrand, 'keep-fill': keepsFill } = values;
  if (brand === undefined) throw new ThemeError('badOption', '"theme" requires --brand.');
  return toThemeCss(createTheme({ brand, onBrand, keepsFill }, readBackgrounds(tokensCss)));
}

function parse(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        brand: text,
        'on-brand': text,
        'keep-fill': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ThemeError('badOption', (error as Error).message);
  }
}
