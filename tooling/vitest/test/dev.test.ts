import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { repository } from './workspace.ts';

vi.setConfig({ testTimeout: 60_000 });

const read = (file: string) => JSON.parse(readFileSync(join(repository, file), 'utf8')) as unknown;

it('`pnpm dev` runs the task centre and its sandbox within the limit of concurrent turbo tasks', () => {
  const { scripts } = read('package.json') as { scripts: { dev: string } };
  const { concurrency } = read('turbo.json') as { concurrency: string };
  const [, ...args] = scripts.dev.split(' ');
  const turbo = join(repository, 'node_modules/.bin/turbo');
  const output = execFileSync(turbo, [...args, '--dry=json'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { tasks } = JSON.parse(output) as { tasks: { taskId: string; task: string }[] };
  const servers = tasks.filter(({ task }) => task === 'dev').map(({ taskId }) => taskId);
  expect(servers.sort()).toEqual(['@apps/sandbox#dev', '@apps/task-center#dev']);
  // One of the concurrent tasks must remain free for tasks that end, such as builds.
  expect(servers.length).toBeLessThan(Number(concurrency));
});
