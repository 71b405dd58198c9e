import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Progress of a rehearsal, in order. */
export type Progress = 'started' | 'packed' | 'finished';

interface State {
  commit: string;
  progress: Progress;
}

/**
 * Returns the folder for rehearsals of this checkout. It is outside the repository, so that module resolution does not
 * find the workspace's `node_modules`.
 */
export function rehearsalFolder(root: string): string {
  const id = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return join(tmpdir(), `exchange-web-rehearsal-${id}`);
}

/** Reads and writes the progress of the rehearsal in `folder`. */
export function rehearsalState(folder: string) {
  const file = join(folder, 'state.json');
  return {
    /** Returns the progress of an interrupted rehearsal of this commit, or undefined if there is none to resume. */
    unfinished(commit: string): Progress | undefined {
      if (!existsSync(file)) return undefined;
      const state = JSON.parse(readFileSync(file, 'utf8')) as State;
      return state.commit === commit && state.progress === 'packed' ? state.progress : undefined;
    },
    /** Empties the folder for a rehearsal of `commit`. */
    begin(commit: string): void {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify({ commit, progress: 'started' } satisfies State));
    },
    reach(commit: string, progress: Progress): void {
      writeFileSync(file, JSON.stringify({ commit, progress } satisfies State));
    },
  };
}
