import { compressFiles } from './compressFiles.ts';
import { layExport } from './layExport.ts';
import type { SiteApp } from './siteApp.ts';
import { writeWorker } from './writeWorker.ts';

/**
 * Finishes Next's export of an app: arranges its files, writes the service worker, and compresses all files.
 *
 * @returns a summary with the sizes
 */
export function exportSite(app: SiteApp): Promise<string> {
  layExport(app);
  writeWorker(app);
  return compressFiles(app.out);
}
