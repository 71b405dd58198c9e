import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck/lib/browser.js';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { valueOf } from './parse.ts';
import { routes } from './routes.ts';
import { readTable } from './table.ts';

const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !/\.(test|d)\.ts$/.test(file),
);

/** Every expression that is written out in the package's source, found by TypeScript's own parser. */
const written = files.flatMap((file) => {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
});

/** And every one that is made of the table. */
const made = readTable(routes).flatMap((row) => [
  ...[...row.parameters, ...(row.condition ? [row.condition] : [])].flatMap(
    ({ finder, endings }) => [finder, ...endings.map(([takes]) => takes)],
  ),
  ...row.target.query.map(([, parts]) => valueOf(row, parts)),
]);

it('knows every place that makes expressions', () => {
  const makers = files.filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('RegExp('),
  );
  expect(makers.sort()).toEqual(['parameter.ts', 'parse.ts', 'query.ts']);
  expect(written.length).toBeGreaterThan(10);
});

it.each([...new Set([...written, ...made.map(String)])])(
  '%s is linear',
  (text) => {
    const end = text.lastIndexOf('/');
    expect(checkSync(text.slice(1, end), text.slice(end + 1), { timeout: 50_000 })).toMatchObject({
      status: 'safe',
      complexity: { type: expect.stringMatching(/^(safe|linear)$/) },
    });
  },
  60_000,
);
