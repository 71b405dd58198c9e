import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Application, Converter, type ParameterReflection } from 'typedoc';
import { libraries, repository, type Manifest } from './publicPackages.ts';

/** Returns the declaration file of every entry that exports code: the path at `import.types` in `exports`. */
function declarations(folder: string, { exports = {} }: Manifest): string[] {
  return Object.values(exports).flatMap((entry) => {
    const types = (entry as { import?: { types?: string } }).import?.types;
    return types === undefined ? [] : [join(repository, folder, types)];
  });
}

/** Writes the API reference of a package, with one page per entry. */
async function write(folder: string, manifest: Manifest, out: string): Promise<void> {
  const entryPoints = declarations(folder, manifest);
  const project = mkdtempSync(join(tmpdir(), 'reference-'));
  const tsconfig = join(project, 'tsconfig.json');
  writeFileSync(
    tsconfig,
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM'],
        module: 'preserve',
        jsx: 'react-jsx',
        types: [],
        skipLibCheck: true,
      },
      files: entryPoints,
    }),
  );
  const app = await Application.bootstrapWithPlugins({
    options: join(import.meta.dirname, 'typedoc.json'),
    entryPoints,
    tsconfig,
    out,
    name: manifest.name,
  });
  // TypeDoc names a destructured parameter `__namedParameters`. Use a readable name.
  const objectName = manifest.name === '@exchange/ui' ? 'props' : 'options';
  app.converter.on(Converter.EVENT_CREATE_PARAMETER, (_, parameter: ParameterReflection) => {
    if (parameter.name === '__namedParameters') parameter.name = objectName;
  });
  const reflections = await app.convert();
  if (!reflections)
    throw new Error(`Could not create the reference of ${manifest.name}: build the package first.`);
  await app.generateOutputs(reflections);
  rmSync(project, { recursive: true, force: true });
}

// `pnpm docs:api [package…] [--out docs/api]` writes the API reference of built packages to `docs/api/{package}` and
// replaces existing files.
const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(repository, 'docs/api') } },
});
for (const { folder, manifest } of libraries()) {
  const name = basename(folder);
  if (only.length > 0 && !only.includes(name)) continue;
  const out = join(values.out, name);
  rmSync(out, { recursive: true, force: true });
  await write(folder, manifest, out);
  console.log(out);
}
