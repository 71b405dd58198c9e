import { QuoteKind, type SourceFile } from 'ts-morph';
import { importsOf } from './importedNames.ts';
import type { Migration } from './migration.ts';

/** Changes imports of exports that moved, so that they import from the new entries. */
export function moveImports(file: SourceFile, moved: Migration['moved']): void {
  for (const { entry, name, specifier } of importsOf(file)) {
    const targets = Object.entries(moved[entry] ?? {});
    const target = targets.find(([, names]) => names.includes(name))?.[0];
    if (target === undefined) continue;
    const declaration = specifier.getImportDeclaration();
    const isTypeOnly = declaration.isTypeOnly();
    const isSingle = declaration.getModuleSpecifier().getText().startsWith("'");
    file.getProject().manipulationSettings.set({
      quoteKind: isSingle ? QuoteKind.Single : QuoteKind.Double,
    });
    const structure = {
      name,
      isTypeOnly: specifier.isTypeOnly(),
      ...(specifier.getAliasNode() && { alias: specifier.getAliasNode()!.getText() }),
    };
    const existing = file.getImportDeclaration(
      (other) => other.getModuleSpecifierValue() === target && other.isTypeOnly() === isTypeOnly,
    );
    if (existing) existing.addNamedImport(structure);
    else {
      file.insertImportDeclaration(declaration.getChildIndex() + 1, {
        moduleSpecifier: target,
        isTypeOnly,
        namedImports: [structure],
      });
    }
    specifier.remove();
    const isEmpty = declaration.getNamedImports().length === 0 && !declaration.getDefaultImport();
    if (isEmpty) declaration.remove();
  }
}
