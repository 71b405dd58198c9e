import type { ImportSpecifier, SourceFile } from 'ts-morph';

/** A name that a file imports from an entry of a package. */
export interface ImportedName {
  readonly entry: string;
  readonly name: string;
  /** The name in the file. */
  readonly localName: string;
  /** Line number, starting at 1. */
  readonly line: number;
  readonly specifier: ImportSpecifier;
}

/** Returns all named imports of a file. */
export function importsOf(file: SourceFile): ImportedName[] {
  return file.getImportDeclarations().flatMap((declaration) =>
    declaration.getNamedImports().map((specifier) => ({
      entry: declaration.getModuleSpecifierValue(),
      name: specifier.getName(),
      localName: specifier.getAliasNode()?.getText() ?? specifier.getName(),
      line: specifier.getStartLineNumber(),
      specifier,
    })),
  );
}
