import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck/lib/browser.js';
import ts from 'typescript';
import { expect } from 'vitest';
import { plainUrl } from './mapper/readWebPath.ts';
import { routes } from './preset/preset.ts';
import { toExpression } from './table/pattern.ts';

/** The package's source files. */
export const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !/\.(test|property|d)\.ts$/.test(file),
);

/** Regular expression literals in the package's source. */
const inSource = files.flatMap((file) => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
});

const unique = (expressions: readonly (string | RegExp)[]) => [...new Set(expressions.map(String))];

export const written = unique(inSource);

/** Regular expression of the fast path, for two origins. */
export const plain = String(plainUrl(['https://brand.com', 'https://www.brand.com']));

/** Regular expressions generated from the table that match a path. */
export const paths = unique(
  routes.flatMap((route) => route.paths.map((path) => toExpression(path))),
);

/**
 * Expects proof that a regular expression takes linear time. The checker analyses the automaton of the
 * expression without random inputs or a time limit, so the result is the same on every machine.
 */
export function expectLinear(expression: string): void {
  const end = expression.lastIndexOf('/');
  const [source, flags] = [expression.slice(1, end), expression.slice(end + 1)];
  expect(checkSync(source, flags, { checker: 'automaton', timeout: null })).toMatchObject({
    status: 'safe',
    complexity: { type: expect.stringMatching(/^(safe|linear)$/) as unknown },
  });
}
