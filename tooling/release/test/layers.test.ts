import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../src/publicPackages.ts';

const configs = globSync('{packages,apps,tooling}/*/eslint.config.js', { cwd: repository });

// The layers of another package would apply if a copied configuration kept its name.
it.each(configs)('%s names its own package', (config) => {
  const read = (file: string) => readFileSync(join(repository, file), 'utf8');
  const { name } = JSON.parse(read(join(dirname(config), 'package.json'))) as { name: string };
  expect(/name: '([^']+)'/.exec(read(config))?.[1]).toBe(name);
});
