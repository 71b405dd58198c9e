import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import tsup from '../tsup.config.ts';

/** Bundles the sources of an entry, without its dependencies. */
async function bundle(source: string, outfile: string) {
  const { metafile } = await build({
    entryPoints: [source],
    absWorkingDir: join(import.meta.dirname, '..'),
    outfile,
    bundle: true,
    format: 'esm',
    packages: 'external',
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return imports.map(({ path }) => path);
}

const [{ entry = {} } = {}] = tsup as { entry?: Record<string, string> }[];

it.each(Object.entries(entry))(
  'axios is imported by the main entry only: %s',
  async (name, source) => {
    const folder = mkdtempSync(join(tmpdir(), 'axios-peer-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'entry.mjs');
    expect((await bundle(source, file)).includes('axios')).toBe(name === 'index');
    if (name !== 'index') return;
    // There is no axios beside the folder.
    const load = () => execFileSync(process.execPath, [file], { stdio: 'pipe' });
    expect(load).toThrow(/Cannot find package 'axios'/);
  },
);

it('axios is an optional peer', () => {
  expect(manifest.peerDependenciesMeta.axios).toEqual({ optional: true });
  expect('dependencies' in manifest).toBe(false);
});
