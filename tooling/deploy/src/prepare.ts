import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DeployError } from './deployError.ts';
import { prepareRelease } from './prepareRelease.ts';
import { targets } from './serverFiles.ts';

const usage = `Usage: pnpm deploy:prepare --target ${targets.join('|')} [--environment NAME] [--into FOLDER]

  --target        server: nginx, Caddy, or a static host that reads _headers
  --environment   selects the response headers (default: production)
  --into          folder of all releases (default: deploy)`;

const app = join(import.meta.dirname, '../../../apps/task-center');

try {
  const { into, ...options } = readOptions(process.argv.slice(2));
  const { id, folder, isKnown, needsReload } = prepareRelease({
    ...options,
    into,
    build: app,
    hosting: join(app, 'hosting'),
  });
  console.log(`${isKnown ? 'Found' : 'Wrote'} ${folder}`);
  if (options.target === 'static-headers') {
    console.log(`Deploy it: upload ${join(folder, 'site')}`);
  } else {
    console.log(`Switch to it: cd ${into} && ln -s releases/${id} next && mv -T next current`);
    if (needsReload) console.log('Then reload the server: its configuration has changed.');
  }
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = error.kind === 'usage' ? 2 : 1;
}

function readOptions(args: readonly string[]) {
  const options = {
    target: { type: 'string' },
    environment: { type: 'string' },
    into: { type: 'string', default: 'deploy' },
  } as const;
  const { values } = parse(() => parseArgs({ args: args.filter((arg) => arg !== '--'), options }));
  const target = targets.find((each) => each === values.target);
  if (target === undefined) throw usageError('--target', values.target);
  return {
    target,
    environment: values.environment,
    into: resolve(process.env.INIT_CWD ?? '.', values.into),
  };
}

function parse<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new DeployError('usage', '', `${(error as Error).message}\n\n${usage}`);
  }
}

function usageError(option: string, value: string | undefined): DeployError {
  const message = `Invalid ${option} "${value ?? ''}".\n\n${usage}`;
  return new DeployError('usage', value ?? '', message);
}
