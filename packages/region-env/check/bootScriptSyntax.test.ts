import ts from 'typescript';
import { expect, it } from 'vitest';
import { bootScript } from '../src/boot/index.ts';
import { preset } from '../src/preset/index.ts';

it('uses no syntax newer than ES2017', () => {
  const emit = (target: ts.ScriptTarget) =>
    ts.transpileModule(bootScript(preset), {
      compilerOptions: { target, module: ts.ModuleKind.ESNext },
    }).outputText;
  expect(emit(ts.ScriptTarget.ES2017)).toBe(emit(ts.ScriptTarget.ESNext));
});
