import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { compileDemo } from './compileDemo.ts';

const folder = join(process.cwd(), '../../packages/ui/demos');

it.each(globSync('**/*.tsx', { cwd: folder }))('compiles %s to a script', (file) => {
  const code = compileDemo(readFileSync(join(folder, file), 'utf8'));
  // Throws a SyntaxError for types, elements and imports.
  expect(new Script(code)).toBeInstanceOf(Script);
});

it('reports the position of a mistake', () => {
  const mistake = 'export function Demo() {\n  return <p>;\n}';
  expect(() => compileDemo(mistake)).toThrow('Unexpected token (2:13)');
});
