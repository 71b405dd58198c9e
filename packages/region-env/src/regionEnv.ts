import { completeConfig } from './completeConfig.ts';
import type { EditionOf, LocaleOf, RegionConfig } from './config.ts';
import { endpointsOf, type Endpoints } from './host/endpoints.ts';
import { hostResolver, type Host, type Page, type PageHint } from './host/host.ts';
import type { RemoteEnvironment } from './host/environment.ts';
import { siteOrigin } from './host/siteOrigin.ts';
import { createLocales, type Locales } from './locale/locales.ts';

/** Hosts and locales of one brand. Only `siteOrigin` throws. */
export interface RegionEnv<Config extends RegionConfig = RegionConfig> extends Locales<
  EditionOf<Config>,
  LocaleOf<Config>
> {
  /** The configuration as it was passed. */
  readonly config: Config;
  /** Ids of all editions. */
  readonly editions: readonly EditionOf<Config>[];
  /** Returns whether an untrusted value, such as a query parameter, is an edition. */
  isEdition(value: unknown): value is EditionOf<Config>;
  /** Returns edition, environment and parts of a host, with or without a port (decisions 2 and 3). */
  resolveHost(host: string, page?: PageHint): Host<EditionOf<Config>>;
  /**
   * Returns the URLs of the services for a page, or undefined for an untrusted host. Pass `location`, or
   * a host with its port, because local services use the page's origin.
   */
  endpoints(host: string | Page, page?: PageHint): Endpoints<Config> | undefined;
  /**
   * Returns the origin of an edition's pages, such as `https://www.brand.eu`. Default environment: `prod`.
   *
   * @throws RegionError `unknownEdition` or `invalidEnvironment`
   */
  siteOrigin(edition: EditionOf<Config>, environment?: RemoteEnvironment): string;
}

/** @throws RegionError with the name of the invalid option, its value and the remedy */
export function createRegionEnv<const Config extends RegionConfig>(
  config: Config,
): RegionEnv<Config> {
  const whole = completeConfig(config);
  const locales = createLocales(whole.editions);
  const resolveHost = hostResolver(whole);
  const editions = whole.editions.map(({ id }) => id);
  const region: RegionEnv = {
    ...locales,
    config,
    editions,
    isEdition: (value): value is string => (editions as readonly unknown[]).includes(value),
    resolveHost,
    endpoints: (at, hint) => {
      const page = typeof at === 'object' && at !== null ? at : { host: at, ...hint };
      return endpointsOf(resolveHost(page.host, page), page.host, page, whole);
    },
    siteOrigin: (edition, environment = 'prod') => siteOrigin(edition, environment, whole),
  };
  // The functions check values at run time, so they accept any string where the type has a union.
  return region as unknown as RegionEnv<Config>;
}
