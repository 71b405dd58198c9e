import type { SourceFile } from 'ts-morph';
import { importsOf } from './importedNames.ts';
import type { Migration } from './migration.ts';
import { moveImports } from './moveImports.ts';
import { renameImports } from './renameImports.ts';
import { renameKinds } from './renameKinds.ts';
import { renameProps } from './renameProps.ts';

/** Something that a person has to change. */
export interface Note {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Changes a file in memory, and returns what is left to do. */
export function migrateFile(file: SourceFile, migration: Migration): Note[] {
  const notes = importsOf(file).flatMap(({ entry, name, line }) => {
    const remedy = migration.byHand[entry]?.[name];
    return remedy ? [{ path: file.getFilePath(), line, text: `${name}: ${remedy}` }] : [];
  });
  renameProps(file, migration.props);
  renameKinds(file, migration.kinds);
  renameImports(file, migration.renamed);
  moveImports(file, migration.moved);
  return notes;
}
