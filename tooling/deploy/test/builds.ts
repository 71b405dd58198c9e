import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a folder with placeholder configuration files. The tests only check that they are copied. */
export function hostingFolder(): string {
  return write(temporaryFolder(), {
    'release.nginx.conf': 'nginx',
    'site.conf': 'site',
    'release.Caddyfile': 'caddy',
    'site.caddy': 'site',
  });
}

const self = ["'self'"];

/** Expected `Content-Security-Policy` header. */
export const headerPolicy = "connect-src 'self' https://api.example; img-src 'self'";

/** Writes a build whose page and asset contain `name`, so that builds differ. Returns its folder. */
export function buildOf(name: string, headers: Record<string, string> = {}): string {
  const page = `<!DOCTYPE html><html><head><title>${name}</title><script>run()</script></head><body>${'text '.repeat(50)}</body></html>`;
  const all = {
    'Content-Security-Policy': headerPolicy,
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  };
  return write(temporaryFolder(), {
    'out/en/task-center/index.html': page,
    'out/404.html': page,
    'out/task-center/icon.svg': '<svg/>',
    [`out/task-center/_next/static/${name}.js`]: `run('${name}')`,
    [`out/task-center/_next/static/${name}.js.br`]: 'packed',
    'release/en/shell.json': '{}',
    'out.headers.json': JSON.stringify({
      prod: all,
      testnet: { ...all, 'X-Robots-Tag': 'noindex' },
    }),
    'out.policies.json': JSON.stringify({
      prod: { 'script-src': ['https://static.example'], 'style-src': self },
      testnet: { 'script-src': self, 'style-src': self },
    }),
  });
}

function write(folder: string, files: Record<string, string>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
