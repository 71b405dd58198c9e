import type { Exchange, SitePaths, SiteService } from '../exchange/exchange.ts';

/**
 * - `invalidPath`: a path is not absolute, or has a query, a fragment, an empty segment or a dot segment
 * - `duplicatePath`: two calls of one method have the same path
 * - `missingService`: the brand has no URL for a service that the site uses
 * - `invalidScheme`: the app's scheme is not a scheme followed by `://`
 * - `invalidProject`: the project id is not a single path segment
 * - `missingFeature`: a feature is on, but another one that it needs is off
 * - `invalidShare`: a share is not a number from 0 to 1
 */
export type ExchangeErrorKind =
  | 'invalidPath'
  | 'duplicatePath'
  | 'missingService'
  | 'invalidScheme'
  | 'invalidProject'
  | 'missingFeature'
  | 'invalidShare';

/** A mistake in exchange.config.ts. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';
  readonly kind: ExchangeErrorKind;
  /** Name of the rejected setting, such as `paths.taskCenter.home`. */
  readonly field: string;
  readonly value: unknown;

  constructor(kind: ExchangeErrorKind, field: string, value: unknown, remedy: string) {
    super(`exchange.config.ts: ${field} is ${JSON.stringify(value) ?? 'undefined'}. ${remedy}`);
    this.kind = kind;
    this.field = field;
    this.value = value;
  }
}

/** Services that the site uses. An object, because its type requires every one. */
const services: Readonly<Record<SiteService, true>> = {
  api: true,
  spot: true,
  statics: true,
  chat: true,
  i18n: true,
};

/**
 * Checks what types cannot express. Editions and service URLs are checked by `createRegionEnv` instead.
 *
 * @throws ExchangeError with the first mistake
 */
export function checkExchange({ brand, paths, features, telemetry }: Exchange): void {
  for (const name of Object.keys(services) as SiteService[]) {
    if (typeof brand.services[name] === 'string') continue;
    const remedy = `Set its URL, such as "https://${name}{environment}.{domain}".`;
    throw new ExchangeError('missingService', `brand.services.${name}`, undefined, remedy);
  }
  if (!/^[a-z][a-z0-9+.-]*:\/\/$/.test(brand.appScheme)) {
    const remedy = 'Use a lower-case scheme with "://", such as "acme://".';
    throw new ExchangeError('invalidScheme', 'brand.appScheme', brand.appScheme, remedy);
  }
  if (!/^[a-z0-9][a-z0-9_-]*$/i.test(brand.projectId)) {
    const remedy = 'Use letters, digits, dashes and underscores.';
    throw new ExchangeError('invalidProject', 'brand.projectId', brand.projectId, remedy);
  }
  checkPaths(paths);
  if (features.chat && !features.helpers) {
    const remedy = 'Set features.helpers to true, because the chat is a helper script.';
    throw new ExchangeError('missingFeature', 'features.chat', true, remedy);
  }
  for (const [name, share] of Object.entries(telemetry)) {
    if (share >= 0 && share <= 1) continue;
    const remedy = 'Use a number from 0 to 1, such as 0.1 for a tenth of the page loads.';
    throw new ExchangeError('invalidShare', `telemetry.${name}`, share, remedy);
  }
}

function checkPaths(paths: SitePaths): void {
  const fields = new Map<string, string>();
  for (const [field, path] of listPaths('paths', paths)) {
    if (!isPath(path)) {
      const remedy = 'Use an absolute path without query, such as "/x-api/home".';
      throw new ExchangeError('invalidPath', field, path, remedy);
    }
    const other = fields.get(path);
    if (other !== undefined) {
      throw new ExchangeError('duplicatePath', field, path, `${other} has the same path.`);
    }
    fields.set(path, field);
  }
}

function listPaths(field: string, paths: object): [string, unknown][] {
  return Object.entries(paths).flatMap(([name, each]: [string, unknown]) =>
    typeof each === 'object' && each !== null
      ? listPaths(`${field}.${name}`, each)
      : [[`${field}.${name}`, each] as [string, unknown]],
  );
}

/** Whether this is a path below `/` that URL parsers return unchanged. */
function isPath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.includes('//')) return false;
  return path !== '/' && new URL(`https://host.invalid${path}`).pathname === path;
}
