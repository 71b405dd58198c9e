import { SyntaxKind, type SourceFile } from 'ts-morph';
import { importsOf } from './importedNames.ts';
import type { Migration } from './migration.ts';

/** Renames imported names and, unless the import has an alias, their uses in the file. */
export function renameImports(file: SourceFile, renamed: Migration['renamed']): void {
  for (const { entry, name, specifier } of importsOf(file)) {
    const newName = renamed[entry]?.[name];
    if (newName === undefined) continue;
    const hasAlias = specifier.getAliasNode() !== undefined;
    const isThere = importsOf(file).some(
      (other) => other.entry === entry && other.localName === newName,
    );
    if (!hasAlias) renameUses(file, name, newName);
    if (isThere && !hasAlias) specifier.remove();
    else specifier.setName(newName);
  }
}

function renameUses(file: SourceFile, name: string, newName: string) {
  for (const identifier of file.getDescendantsOfKind(SyntaxKind.Identifier)) {
    const parent = identifier.getParentOrThrow();
    const isImport = parent.getKind() === SyntaxKind.ImportSpecifier;
    const isProperty =
      parent.asKind(SyntaxKind.PropertyAccessExpression)?.getNameNode() === identifier ||
      parent.asKind(SyntaxKind.PropertyAssignment)?.getNameNode() === identifier;
    if (identifier.getText() === name && !isImport && !isProperty) {
      identifier.replaceWithText(newName);
    }
  }
}
