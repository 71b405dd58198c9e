import type { SiteApp } from '../exchange/siteApp.ts';
import { compressFiles } from './compressFiles.ts';
import { arrangeExport } from './arrangeExport.ts';
import { exportOf, otherFolder } from './siteExport.ts';
import { releaseTexts } from './texts/releaseTexts.ts';
import { writeHeaders } from './writeHeaders.ts';
import { writeWorker } from './writeWorker.ts';

/**
 * Finishes Next's export of an app: arranges its files, writes the service worker, and compresses
 * all files. Also writes the response headers and the texts to release, unless this is a second
 * build (`SITE_FOLDER`).
 *
 * @param folder - absolute path of the app's folder
 * @returns a summary with the sizes
 */
export async function finishExport(app: SiteApp, folder: string): Promise<string> {
  const site = exportOf(app, folder);
  arrangeExport(site);
  writeWorker(site);
  const summary = await compressFiles(site.out);
  if (otherFolder() === undefined) {
    writeHeaders(site);
    releaseTexts(folder);
  }
  return summary;
}
