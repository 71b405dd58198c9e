import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../src/published/publicPackages.ts';

/** Creates a workspace of small packages that need no build, to pack and publish with the release scripts. */
export function smallWorkspace(names: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'small-workspace-'));
  const write = (file: string, content: unknown) =>
    writeFileSync(
      join(root, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  mkdirSync(join(root, '.changeset'));
  write('.changeset/config.json', { access: 'public', baseBranch: 'main', changelog: false });
  write('pnpm-workspace.yaml', "packages: ['packages/*']\n");
  write('package.json', { name: 'small-workspace', private: true });
  for (const name of names) {
    mkdirSync(join(root, 'packages', name), { recursive: true });
    write(`packages/${name}/package.json`, { name: `@small/${name}`, version: '1.0.0' });
    write(`packages/${name}/index.js`, `module.exports = '${name}';\n`);
  }
  // The release scripts run commands from `node_modules/.bin`. Use those of this repository.
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(repository, 'node_modules/.bin'), join(root, 'node_modules/.bin'));
  return root;
}
