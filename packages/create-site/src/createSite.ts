import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CreateSiteError } from './createSiteError.ts';

/**
 * Copies the template to a new folder, whose name becomes the name of the site's package.
 *
 * @throws CreateSiteError if the folder contains something
 */
export function createSite(folder: string, template: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new CreateSiteError(
      'folderNotEmpty',
      `The folder ${folder} is not empty: choose another name, or empty it.`,
    );
  }
  cpSync(template, folder, { recursive: true });
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'));
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, `${JSON.stringify({ ...manifest, name: basename(folder) }, null, 2)}\n`);
}
