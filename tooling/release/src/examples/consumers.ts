import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openPage } from './openPage.ts';
import { serveFolder } from './serve.ts';
import { repository } from '../published/publicPackages.ts';

/** Projects that install our packages as others do. Their scripts named `prove…` fail if a package does not work. */
export const projects = join(repository, 'tooling/consumers/projects');

/** Returns the folders of all consumers, sorted. */
export function consumerFolders(): string[] {
  return globSync('*/package.json', { cwd: projects })
    .map((file) => join(projects, dirname(file)))
    .sort();
}

/** Serves a folder as a static host does, opens a page and waits until the page sets `data-consumer="passed"`. */
export async function openConsumer(folder: string, path: string): Promise<void> {
  const { origin, close } = await serveFolder(folder);
  try {
    await openPage(origin + path, ['[data-consumer="passed"]']);
  } finally {
    await close();
  }
}
