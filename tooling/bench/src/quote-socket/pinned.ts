import { execFileSync, fork, spawnSync, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Of util-linux. */
const pinner = 'taskset';

/** Whether the machine has the core, and the program that keeps a process on it. */
export function canPin(core: number): boolean {
  return availableParallelism() > core && spawnSync(pinner, ['--version']).status === 0;
}

/** Starts `{name}.ts` of this folder as a process on one core, where the system can pin it. */
export function start(name: string, args: string[], core: number): ChildProcess {
  const file = `${import.meta.dirname}/${name}.ts`;
  return canPin(core)
    ? fork(file, args, { execPath: pinner, execArgv: ['-c', String(core), process.execPath] })
    : fork(file, args);
}

/** Does the job with this process, and all that the job starts, on one core, where it can be pinned. */
export async function onCore<Result>(core: number, job: () => Promise<Result>): Promise<Result> {
  if (!canPin(core)) return job();
  const before = affinity().trim().split(' ').at(-1) ?? '';
  affinity(String(core));
  try {
    return await job();
  } finally {
    affinity(before);
  }
}

/** Sets the cores of all threads of this process; says which it has, at the end of a line. */
function affinity(cores?: string): string {
  const options = cores === undefined ? ['-pc'] : ['-apc', cores];
  return execFileSync(pinner, [...options, String(process.pid)], { encoding: 'utf8' });
}
