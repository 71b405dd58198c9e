import type { SourceFile } from 'ts-morph';
import { importsOf } from './importedNames.ts';
import type { Migration } from './migration.ts';
import { moveImports } from './moveImports.ts';
import { renameImports } from './renameImports.ts';
import { renameKinds } from './renameKinds.ts';
import { renameProps } from './renameProps.ts';

/** A change that the user must make by hand. */
export interface Note {
  readonly path: string;
  /** Line number, starting at 1. */
  readonly line: number;
  readonly text: string;
}

/** Migrates a file in memory. Returns notes about the changes that it cannot make. */
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
