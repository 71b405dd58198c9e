import { join } from 'node:path';

/** The app's folder. */
export const app = join(import.meta.dirname, '..');

/**
 * Folder of the exported site. The environment variable `SITE_FOLDER` names another one, so that a second build, such as
 * that of the tests of Next's own client, does not replace the first.
 */
export const siteFolder = join(app, process.env.SITE_FOLDER ?? 'out');
