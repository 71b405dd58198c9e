import { translationUrl } from '@exchange/i18n-loader';
import type { ReleaseFacts } from '../services/service-worker/releaseFacts.ts';
import { createReleaseFiles } from '../services/service-worker/releaseFiles.ts';
import { createReleasePages } from '../services/service-worker/releasePages.ts';
import { serviceWorker, type WorkerParts } from '../services/service-worker/serviceWorker.ts';
import { serviceWorkerRemoval } from '../services/service-worker/serviceWorkerRemoval.ts';
import { createWorkerCaches } from '../services/service-worker/workerCaches.ts';
import type { SiteExport } from './siteExport.ts';

const dayMs = 86_400_000;

const workerParts = {
  createWorkerCaches,
  createReleaseFiles,
  createReleasePages,
} satisfies WorkerParts;

type Facts = Pick<SiteExport, 'basePath' | 'regions'>;

/** Returns the path of the files whose names change with their content, in URLs and in the export. */
export function assetsPath({ basePath }: Pick<SiteExport, 'basePath'>): string {
  return `${basePath}/_next/static/`;
}

/** Returns the start of the names of the app's caches. Other applications on the origin have caches, too. */
const cachePrefixOf = ({ basePath }: Pick<SiteExport, 'basePath'>) => `${basePath.slice(1)}:`;

/** Returns the source of a service worker that removes an earlier one and itself. */
export function removalSource(app: Pick<SiteExport, 'basePath'>): string {
  return `(${serviceWorkerRemoval.toString()})(self,${JSON.stringify(cachePrefixOf(app))});\n`;
}

/**
 * Returns the source of the service worker.
 *
 * @param release - id of the build, and the digests of the files in `assetsPath`
 */
export function workerSource(
  app: Facts,
  release: { id: string; digests: Readonly<Record<string, string>> },
): string {
  const facts: ReleaseFacts = {
    release: release.id,
    cachePrefix: cachePrefixOf(app),
    pages: app.basePath,
    assets: assetsPath(app),
    digests: release.digests,
    texts: textFolders(app),
    maxAgeMs: dayMs,
  };
  const parts = Object.entries(workerParts).map(([name, part]) => `${name}:${part.toString()}`);
  return `(${serviceWorker.toString()})(self,${JSON.stringify(facts)},{${parts.join(',')}});\n`;
}

/** Returns the paths of released translations in all environments, up to the locale or the namespace. */
function textFolders({ regions }: Facts): string[] {
  const folders = regions.environments.map((environment) => {
    const { host } = new URL(regions.siteOrigin(regions.editions[0] ?? '', environment));
    const base = regions.endpoints(host)?.i18n ?? '';
    const { projectId, translationPaths: template } = regions.config;
    const name = 'name-of-text';
    const names = { locale: name, ns: name };
    const url = new URL(translationUrl({ base, environment, projectId, template, ...names }));
    return url.pathname.slice(0, url.pathname.indexOf(name));
  });
  return [...new Set(folders)];
}
