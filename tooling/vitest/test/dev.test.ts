import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { repository } from './workspace.ts';

vi.setConfig({ testTimeout: 60_000 });

const read = (file: string) => JSON.parse(readFileSync(join(repository, file), 'utf8')) as unknown;

it('`pnpm dev` runs the task centre and its sandbox within the limit of concurrent turbo tasks', () => {
  const { scripts } = read('package.json') as { scripts: { dev: string } };
  const [, , ...args] = scripts.dev.split(' ');
  const concurrency = /--concurrency=(\d+)/.exec(scripts.dev)?.[1];
  const turbo = join(repository, 'node_modules/.bin/turbo');
  const output = execFileSync(turbo, ['run', ...args, '--dry=json'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { tasks } = JSON.parse(output) as { tasks: { taskId: string; task: string }[] };
  const servers = tasks.filter(({ task }) => /^dev\b/.test(task)).map(({ taskId }) => taskId);
  expect(servers.sort()).toEqual([
    '@apps/sandbox#dev',
    '@apps/task-center#dev',
    '@apps/task-center#dev:texts',
  ]);
  // One of the concurrent tasks must remain free for tasks that end, such as builds.
  expect(servers.length).toBeLessThan(Number(concurrency));
});
