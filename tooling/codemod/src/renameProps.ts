import { SyntaxKind, type SourceFile } from 'ts-morph';
import { importsOf } from './importedNames.ts';
import type { Migration } from './migration.ts';

/** Renames JSX attributes of components that the file imports from the package's main entry or a component's entry. */
export function renameProps(file: SourceFile, props: Migration['props']): void {
  const renames = new Map(
    importsOf(file).flatMap(({ entry, name, localName }) => {
      const library = Object.keys(props).find((root) => `${entry}/`.startsWith(`${root}/`));
      const renamed = library && props[library]?.[name];
      return renamed ? [[localName, renamed] as const] : [];
    }),
  );
  const elements = [
    ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
  ];
  for (const element of elements) {
    const renamed = renames.get(element.getTagNameNode().getText()) ?? {};
    for (const attribute of element.getAttributes()) {
      const name = attribute.asKind(SyntaxKind.JsxAttribute)?.getNameNode();
      const newName = name && Object.hasOwn(renamed, name.getText()) && renamed[name.getText()];
      if (newName) name.replaceWithText(newName);
    }
  }
}
