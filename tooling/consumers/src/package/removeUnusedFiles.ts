import { globSync, readFileSync, rmSync } from 'node:fs';
import { unusedFiles } from '../unusedFiles.ts';

// Runs in the folder of a package before it is packed, and removes chunks of earlier builds from `dist`.

const paths = globSync('dist/**', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'));
const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
for (const file of unusedFiles(readFileSync('package.json', 'utf8'), files)) rmSync(file);
