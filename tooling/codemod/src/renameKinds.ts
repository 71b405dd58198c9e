import { type Node, SyntaxKind, type SourceFile, type StringLiteral } from 'ts-morph';
import { importsOf } from './importedNames.ts';
import type { Migration } from './migration.ts';

/**
 * Renames error kinds in a file that imports from their package: strings that are compared with a property `kind`,
 * `case` labels in a `switch` over such a property, and values of a property `kind` in an object.
 */
export function renameKinds(file: SourceFile, kinds: Migration['kinds']): void {
  const entries = new Set(importsOf(file).map(({ entry }) => entry));
  for (const [root, renamed] of Object.entries(kinds)) {
    if (![...entries].some((entry) => `${entry}/`.startsWith(`${root}/`))) continue;
    for (const literal of file.getDescendantsOfKind(SyntaxKind.StringLiteral)) {
      const text = literal.getLiteralValue();
      if (Object.hasOwn(renamed, text) && isKind(literal)) literal.setLiteralValue(renamed[text]!);
    }
  }
}

function isKind(literal: StringLiteral): boolean {
  const parent = literal.getParentOrThrow();
  const comparison = parent.asKind(SyntaxKind.BinaryExpression);
  if (comparison) return [comparison.getLeft(), comparison.getRight()].some(readsKind);
  const subject = parent
    .asKind(SyntaxKind.CaseClause)
    ?.getFirstAncestorByKind(SyntaxKind.SwitchStatement)
    ?.getExpression();
  if (subject) return readsKind(subject);
  return parent.asKind(SyntaxKind.PropertyAssignment)?.getName() === 'kind';
}

/** Returns whether an expression is `kind` or ends with `.kind`. */
function readsKind(node: Node): boolean {
  const name = node.asKind(SyntaxKind.PropertyAccessExpression)?.getName() ?? node.getText();
  return name === 'kind';
}
