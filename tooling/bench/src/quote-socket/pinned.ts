import { execFileSync, fork, spawnSync, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Program from util-linux that sets the processor cores of a process. */
const pinner = 'taskset';

/** Returns whether the machine has the core and the program that pins processes. */
export function canPin(core: number): boolean {
  return availableParallelism() > core && spawnSync(pinner, ['--version']).status === 0;
}

/** Starts `{name}.ts` from this folder as a process, on one core if pinning is possible. */
export function start(name: string, args: string[], core: number): ChildProcess {
  const file = `${import.meta.dirname}/${name}.ts`;
  return canPin(core)
    ? fork(file, args, { execPath: pinner, execArgv: ['-c', String(core), process.execPath] })
    : fork(file, args);
}

/** Runs a job, including its child processes, on one core if pinning is possible. */
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

/** Sets the cores of all threads of this process, or reads them. Returns output whose lines end with the cores. */
function affinity(cores?: string): string {
  const options = cores === undefined ? ['-pc'] : ['-apc', cores];
  return execFileSync(pinner, [...options, String(process.pid)], { encoding: 'utf8' });
}
