import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '@tooling/vitest/program';
import { freePort } from '@tooling/vitest/freePort';
import { answers, nginxPath } from './nginx.ts';

export type ServerName = 'nginx' | 'caddy';

/** Configuration file of each server, with the listening address in it that tests replace. */
const configurations = {
  nginx: { file: 'nginx.conf', address: 'listen 8080;' },
  caddy: { file: 'Caddyfile', address: 'http://:8080 {' },
} as const;

/**
 * Starts the server of the current release in a folder of releases, on a free port.
 *
 * @throws Error with the output of the server if it does not start
 */
export async function startReleaseServer(name: ServerName, folder: string) {
  const port = await freePort();
  const { file, address } = configurations[name];
  const path = join(folder, 'current', file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(address)) throw new Error(`${path} has no "${address}".`);
  writeFileSync(path, text.replace(address, address.replace(/\S*8080/, ownAddress(name, port))));

  const [program, ...args] = command(name);
  const server = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let output = '';
  server.stdout.resume();
  server.stderr.setEncoding('utf8').on('data', (part: string) => (output += part));
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`${name} did not start: ${output}`);
  }
  return {
    url,
    port,
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

function ownAddress(name: ServerName, port: number): string {
  return name === 'nginx' ? `127.0.0.1:${port}` : `http://127.0.0.1:${port}`;
}

function command(name: ServerName): [program: string, ...args: string[]] {
  if (name === 'nginx') {
    const directives = 'daemon off; master_process off;';
    return [nginxPath(), '-p', '.', '-e', 'stderr', '-c', 'current/nginx.conf', '-g', directives];
  }
  const caddy = findProgram({
    need: 'The deployment tests need Caddy',
    variable: 'CADDY_PATH',
    names: ['caddy'],
    places: [],
    install: 'Debian: apt-get install caddy',
  });
  return [caddy, 'run', '--config', 'current/Caddyfile', '--adapter', 'caddyfile'];
}
