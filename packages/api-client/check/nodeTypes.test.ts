import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');

/** Returns the errors of declarations that are compiled with the types of Node, without a DOM. */
function errorsIn(files: string[]): string[] {
  const program = ts.createProgram(files, {
    lib: ['lib.es2022.d.ts'],
    types: ['node'],
    typeRoots: [join(folder, 'node_modules/@types')],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  });
  return files.flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

it('declares types that compile without the DOM library', () => {
  // React's own types need it.
  const files = globSync('dist/*.d.ts', { cwd: folder })
    .filter((file) => !file.endsWith('/react.d.ts'))
    .map((file) => join(folder, file));
  expect(files.length).toBeGreaterThan(6);
  expect(errorsIn(files)).toEqual([]);
}, 60_000);

it('finds a type of the DOM library', () => {
  expect(errorsIn([join(folder, 'src/cookies/documentCookies.ts')])).toContainEqual(
    expect.stringContaining("'typeof globalThis'"),
  );
}, 60_000);
