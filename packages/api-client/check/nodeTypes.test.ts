import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');

/**
 * Returns the type errors in these declarations if they are compiled with Node's types and without the
 * DOM library.
 */
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
  // The React entry is left out, because React's own types need the DOM library.
  const files = globSync('dist/*.d.ts', { cwd: folder })
    .filter((file) => !file.endsWith('/react.d.ts'))
    .map((file) => join(folder, file));
  expect(files.length).toBeGreaterThan(6);
  expect(errorsIn(files)).toEqual([]);
}, 60_000);

it('reports an error for a type of the DOM library', () => {
  expect(errorsIn([join(folder, 'src/cookies/documentCookies.ts')])).toContainEqual(
    expect.stringContaining("'typeof globalThis'"),
  );
}, 60_000);
