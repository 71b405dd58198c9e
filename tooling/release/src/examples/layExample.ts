import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { examplesFolder } from './examples.ts';
import { linkInstalled } from './outsideFolder.ts';

/**
 * Copies an example into a folder and links only the dependencies in its manifest.
 *
 * @param root - folder that `outsideFolder` created
 */
export function layExample(root: string, name: string, folder: string): string {
  const filter = (path: string) => basename(path) !== 'node_modules';
  cpSync(join(examplesFolder, name), folder, { recursive: true, filter });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  linkInstalled(root, folder, names);
  const config = join(folder, 'next.config.ts');
  if (existsSync(config)) {
    // Turbopack compiles no files outside its root folder, and the linked dependencies are elsewhere.
    const text = readFileSync(config, 'utf8');
    writeFileSync(config, text.replace('export default {', "$& turbopack: { root: '/' },"));
  }
  return folder;
}
