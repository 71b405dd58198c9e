import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How far a rehearsal came. A later state has all of the earlier ones behind it. */
export type Progress = 'started' | 'packed' | 'finished';

interface State {
  commit: string;
  progress: Progress;
}

/**
 * Where a rehearsal of this checkout keeps its things: outside of it, so that nothing there finds the
 * workspace's `node_modules` by walking up.
 */
export function rehearsalFolder(root: string): string {
  const id = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return join(tmpdir(), `exchange-web-rehearsal-${id}`);
}

/** Reads and writes how far the rehearsal in `folder` came. */
export function rehearsalState(folder: string) {
  const file = join(folder, 'state.json');
  return {
    /** The state of a rehearsal of this commit that was cut off, if there is one to go on with. */
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
