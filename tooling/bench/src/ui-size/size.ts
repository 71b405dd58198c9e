import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Peers } from './peers.ts';

/** Bundles a module without React. Returns its size in bytes, minified and compressed with gzip. */
async function sizeOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'lean-qr'],
    write: false,
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** Returns the code of a module that uses exports of an entry, such as `Dialog.Root`, so that bundling keeps them. */
function uses(entry: string, names: readonly string[]): string {
  const imported = [...new Set(names.map((name) => name.split('.')[0]))];
  return `import { ${imported.join(', ')} } from '${entry}';\nglobalThis.used = [globalThis.used, ${names.join(', ')}];`;
}

export interface Sizes {
  /** Bytes after gzip. */
  kit: number;
  baseUi: number | undefined;
  reactAria: number | undefined;
}

/** Measures one component in each library that has it. */
export async function measure({ kit, baseUi, reactAria }: Peers): Promise<Sizes> {
  const base = Object.entries(baseUi ?? {}).map(([entry, names]) =>
    uses(`@base-ui/react/${entry}`, names),
  );
  return {
    kit: await sizeOf(`export * from '@exchange/ui/${kit}'`),
    baseUi: base.length === 0 ? undefined : await sizeOf(base.join('\n')),
    reactAria: reactAria && (await sizeOf(uses('react-aria-components', reactAria))),
  };
}

/** Returns the size of one icon of `@exchange/ui`, and of all its components without the QR code encoder. */
export async function measureKit(): Promise<{ icon: number; everything: number }> {
  return {
    icon: await sizeOf(uses('@exchange/ui/icons', ['Glyph', 'gift'])),
    everything: await sizeOf(`export * from '@exchange/ui'`),
  };
}
