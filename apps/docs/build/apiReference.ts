import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application, Converter, type ParameterReflection } from 'typedoc';
import { packageNames } from '../src/content/packages.ts';
import { referenceFolder } from '../src/content/reference.ts';
import { absolutePath, readSource } from '../src/content/repository.ts';

// `pnpm run reference` writes the API reference of the built packages, which the pages of this site show.
for (const name of packageNames) {
  const out = absolutePath(`${referenceFolder}/${name}`);
  rmSync(out, { recursive: true, force: true });
  await write(name, out);
}

/** Writes the API reference of a package, with one page per entry. */
async function write(name: string, out: string): Promise<void> {
  const entryPoints = declarations(name);
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
    name: `@exchange/${name}`,
  });
  // TypeDoc names a destructured parameter `__namedParameters`. Use a readable name.
  const objectName = name === 'ui' ? 'props' : 'options';
  app.converter.on(Converter.EVENT_CREATE_PARAMETER, (_, parameter: ParameterReflection) => {
    if (parameter.name === '__namedParameters') parameter.name = objectName;
  });
  const reflections = await app.convert();
  if (!reflections)
    throw new Error(`Could not create the reference of ${name}: build the package first.`);
  await app.generateOutputs(reflections);
  rmSync(project, { recursive: true, force: true });
}

/** Returns the declaration file of every entry that exports code: the path at `import.types` in `exports`. */
function declarations(name: string): string[] {
  const { exports } = JSON.parse(readSource(`packages/${name}/package.json`)) as {
    exports: Record<string, { import?: { types?: string } }>;
  };
  return Object.values(exports).flatMap((entry) => {
    const types = entry.import?.types;
    return types === undefined ? [] : [absolutePath(join('packages', name, types))];
  });
}
