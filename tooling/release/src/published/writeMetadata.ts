import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMetadata } from './packageMetadata.ts';
import { publicPackages, readManifest, repository } from './publicPackages.ts';

// `pnpm release:metadata` copies the author and URLs from the root package.json to all published packages.
const root = readManifest(repository);
for (const workspacePackage of publicPackages()) {
  const file = join(repository, workspacePackage.folder, 'package.json');
  writeFileSync(file, `${JSON.stringify(withMetadata(root, workspacePackage), null, 2)}\n`);
}
