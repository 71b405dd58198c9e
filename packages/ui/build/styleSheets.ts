import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { publicEntries } from './entries.ts';

const source = join(import.meta.dirname, '../src');
/** Styles at the start of every component's sheet. */
const shared = ['styles/base.css', 'styles/visuallyHidden.css'].map((name) => join(source, name));

/** Returns the style sheets next to a module and next to the modules that it imports. */
function sheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imported = [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+\.tsx?)'/g)].flatMap(
    ([, path = '']) => sheetsOf(resolve(dirname(file), path), seen),
  );
  const own = file.replace(/\.tsx?$/, '.css');
  return existsSync(own) ? [...imported, own] : imported;
}

/** The style sheets that each component needs, by the component's subpath. */
const componentSheets: Record<string, string[]> = Object.fromEntries(
  Object.entries(publicEntries).flatMap(([name, file]) => {
    const sheets = name === 'index' ? [] : sheetsOf(join(source, '..', file));
    return sheets.length === 0 ? [] : [[name, sheets]];
  }),
);

const layers = /@layer [\w, ]+;/.exec(readFileSync(join(source, 'styles/styles.css'), 'utf8'))?.[0];

/**
 * Writes one minified style sheet per component, without the tokens, and the style sheets that apply to
 * a whole page: `styles`, `tokens`, `reset` and `tailwind`.
 */
export async function writeStyleSheets(folder: string): Promise<void> {
  const page = (name: string) => [join(source, `styles/${name}.css`)];
  const sheets: Record<string, string[]> = {
    ...Object.fromEntries(
      Object.entries(componentSheets).map(([name, own]) => [name, [...shared, ...own]]),
    ),
    styles: page('styles'),
    tokens: page('tokens'),
    reset: page('reset'),
    tailwind: page('tailwind'),
  };
  await Promise.all(
    Object.entries(sheets).map(([name, files]) =>
      build({
        stdin: {
          contents: [
            layers,
            ...files.map((file) => `@import './${relative(source, file).replaceAll('\\', '/')}';`),
          ].join('\n'),
          loader: 'css',
          resolveDir: source,
        },
        outfile: join(folder, `${name}.css`),
        bundle: true,
        minify: true,
        logOverride: { 'unsupported-css-at-rule': 'silent', 'css-syntax-error': 'silent' },
      }),
    ),
  );
}
