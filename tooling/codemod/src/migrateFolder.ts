import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Project } from 'ts-morph';
import { migrateFile, type Note } from './migrateFile.ts';
import { migration } from './migration.ts';

export interface Outcome {
  /** Paths of the changed files. */
  readonly changed: readonly string[];
  readonly notes: readonly Note[];
}

const ignored = ['node_modules', 'dist', 'out', '.next'];

/** Migrates all TypeScript and JavaScript files in a folder, except in dependencies and build output. */
export function migrateFolder(folder: string): Outcome {
  const paths = globSync('**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', {
    cwd: folder,
    exclude: (path) => ignored.includes(path.split(/[\\/]/).at(-1) ?? ''),
  });
  const project = new Project({ compilerOptions: { allowJs: true } });
  const notes: Note[] = [];
  const changed: string[] = [];
  for (const path of paths.sort()) {
    const file = project.addSourceFileAtPath(join(folder, path));
    const before = file.getFullText();
    notes.push(...migrateFile(file, migration));
    if (file.getFullText() === before) continue;
    file.saveSync();
    changed.push(path);
  }
  return { changed, notes };
}
