import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { bootFile, bootModule } from '../build/boot.ts';
import { bootScript } from '../src/boot/index.ts';
import { preset } from '../src/preset/preset.ts';

it('uses no syntax newer than ES2020', () => {
  const emit = (target: ts.ScriptTarget) =>
    ts.transpileModule(bootScript(preset), {
      compilerOptions: { target, module: ts.ModuleKind.ESNext },
    }).outputText;
  expect(emit(ts.ScriptTarget.ES2020)).toBe(emit(ts.ScriptTarget.ESNext));
});

it('contains the current code. If not, run `pnpm --filter @exchange/region-env run boot`', async () => {
  expect(readFileSync(bootFile, 'utf8')).toBe(await bootModule());
});
