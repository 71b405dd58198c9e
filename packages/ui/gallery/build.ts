import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as Page from './page.tsx';
import { writePicture } from './picture.ts';

const here = import.meta.dirname;

/**
 * Writes the gallery as static files: one page per theme and language with the states of all components,
 * `demos.html` with the demos, and `cases.html` with the states that only browser tests need. Returns the paths of the
 * first two kinds. `pnpm run gallery` writes to `out`.
 */
export async function buildGallery(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const printer = join(here, `.page-${process.pid}.mjs`);
  await Promise.all([
    build({
      entryPoints: ['client.tsx', 'demoClient.tsx', 'caseClient.tsx', 'gallery.css'].map((name) =>
        join(here, name),
      ),
      outdir: folder,
      bundle: true,
      minify: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.woff': 'file', '.woff2': 'file' },
    }),
    build({
      entryPoints: [join(here, 'page.tsx')],
      outfile: printer,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
    }),
    writePicture(folder),
    copyFile(join(here, 'demos.html'), join(folder, 'demos.html')),
    copyFile(join(here, 'cases.html'), join(folder, 'cases.html')),
  ]);
  try {
    const { page, themes, languages } = (await import(pathToFileURL(printer).href)) as typeof Page;
    const pages = themes.flatMap((theme) =>
      languages.map((language) => ({
        file: join(folder, `${theme}-${language}.html`),
        text: page(theme, language),
      })),
    );
    await Promise.all(pages.map(({ file, text }) => writeFile(file, text)));
    return [...pages.map(({ file }) => file), join(folder, 'demos.html')];
  } finally {
    await rm(printer);
  }
}
