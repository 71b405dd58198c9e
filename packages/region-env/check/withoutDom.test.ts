import ts from 'typescript';
import { expect, it } from 'vitest';

it('has types that compile without the DOM library', () => {
  const program = ts.createProgram(
    ['boot', 'image', 'index', 'preset'].map((name) => `dist/${name}.d.ts`),
    {
      lib: ['lib.es2022.d.ts'],
      types: [],
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.Preserve,
    },
  );
  const messages = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  expect(program.getSourceFiles().length).toBeGreaterThan(4);
  expect(messages).toEqual([]);
});
