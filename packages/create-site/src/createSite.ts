import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brandName, withBrand } from './brand.ts';
import { CreateSiteError } from './createSiteError.ts';
import { withManagerCommands } from './managerCommands.ts';
import { isModernYarn, type PackageManager } from './packageManager.ts';

/** Files of a site that contain commands of npm. */
const filesWithCommands = ['README.md', '.github/workflows/site.yml'];

/**
 * Copies a template to a new folder, whose name becomes the name of the site's package and of its brand. Its pages and
 * workflow name the commands of the package manager.
 *
 * @throws CreateSiteError if the folder contains something
 */
export function createSite(folder: string, template: string, manager: PackageManager): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new CreateSiteError(
      'folderNotEmpty',
      `The folder ${folder} is not empty: choose another name, or empty it.`,
    );
  }
  cpSync(template, folder, { recursive: true });
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'));
  for (const name of filesWithCommands) {
    const file = join(folder, name);
    writeFileSync(file, withManagerCommands(readFileSync(file, 'utf8'), manager));
  }
  const config = join(folder, 'exchange.config.ts');
  const brand = brandName(basename(folder));
  writeFileSync(config, withBrand(readFileSync(config, 'utf8'), brand));
  if (isModernYarn(manager))
    writeFileSync(join(folder, '.yarnrc.yml'), 'nodeLinker: node-modules\n');
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, `${JSON.stringify({ ...manifest, name: basename(folder) }, null, 2)}\n`);
}
