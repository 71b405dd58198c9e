import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Starts `{name}.ts` of this folder as a process on one core, where the system can pin it. */
export function start(name: string, args: string[], core: number): ChildProcess {
  const file = `${import.meta.dirname}/${name}.ts`;
  const pinned = process.platform === 'linux' && availableParallelism() > core;
  return pinned
    ? fork(file, args, { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath] })
    : fork(file, args);
}
