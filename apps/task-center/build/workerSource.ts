import { translationUrl } from '@exchange/i18n-loader';
import {
  type ReleaseFacts,
  serviceWorker,
  serviceWorkerRemoval,
} from '@exchange/site/services/service-worker';
import { regions } from '../src/paths/regions.ts';
import { servedEnvironments } from './responseHeaders.ts';

/** Prefix of the worker's cache names, because other applications on the origin have caches, too. */
const cachePrefix = 'task-center:';

const day = 86_400_000;

/** Path of the files whose names change with their content, in URLs and in the export. */
export const assetsPath = '/task-center/_next/static/';

/**
 * Returns the source of the service worker.
 *
 * @param release - id of the build, and the digests of the files in `assetsPath`; undefined for a worker that removes
 *   an earlier worker and itself
 */
export function workerSource(
  release: { id: string; digests: Readonly<Record<string, string>> } | undefined,
): string {
  if (release === undefined) {
    return `(${serviceWorkerRemoval.toString()})(self,${JSON.stringify(cachePrefix)});\n`;
  }
  const facts: ReleaseFacts = {
    release: release.id,
    cachePrefix,
    pages: '/task-center',
    assets: assetsPath,
    digests: release.digests,
    texts: textFolders(),
    maxAgeMs: day,
  };
  return `(${serviceWorker.toString()})(self,${JSON.stringify(facts)});\n`;
}

/** Returns the paths of released translations in all environments, up to the locale. */
function textFolders(): string[] {
  const folders = servedEnvironments.map((environment) => {
    const { host } = new URL(regions.siteOrigin('default', environment));
    const base = regions.endpoints(host)?.i18n ?? '';
    const { projectId } = regions.config;
    const names = { locale: 'locale', ns: 'ns' };
    const url = new URL(translationUrl({ base, environment, projectId, ...names }));
    return url.pathname.slice(0, -'locale/ns.json'.length);
  });
  return [...new Set(folders)];
}
