import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tooling/vitest/freePort';
import { findProgram } from '@tooling/vitest/program';
import { site } from '../../build/site.ts';

export interface Nginx {
  /** Origin, such as `http://127.0.0.1:8080`. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Starts nginx for the built site with the configuration of `hosting/`, but on a free port.
 *
 * @throws Error with the output of nginx if it does not start
 */
export async function startNginx(): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  cpSync(join(site.folder, 'hosting'), folder, { recursive: true });
  symlinkSync(site.out, join(folder, 'out'));
  symlinkSync(join(site.folder, 'out.headers'), join(folder, 'out.headers'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const configuration = readFileSync(file, 'utf8');
  if (!configuration.includes('listen 8080;'))
    throw new Error('Could not replace the port: nginx.conf has no "listen 8080;".');
  writeFileSync(file, configuration.replace('listen 8080;', `listen 127.0.0.1:${port};`));

  // A single process, which runs as the current user and can read the folder.
  const directives = 'daemon off; master_process off;';
  const nginx = spawn(nginxPath(), [
    '-p',
    folder,
    '-e',
    'stderr',
    '-c',
    'nginx.conf',
    '-g',
    directives,
  ]);
  let complaints = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = once(nginx, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${complaints}`);
  }
  return {
    url,
    port,
    async close() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function nginxPath(): string {
  return findProgram({
    need: 'The hosting tests need nginx',
    variable: 'NGINX_PATH',
    names: ['nginx'],
    // PATH often lacks these folders.
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
    install: 'Debian: apt-get install nginx-light',
  });
}

export async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return false;
  }
}
