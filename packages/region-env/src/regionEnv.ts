import { completeConfig } from './completeConfig.ts';
import type { EditionOf, EnvironmentOf, LocaleOf, RegionConfig, ServicesOf } from './config.ts';
import { createHosts, type Hosts } from './host/createHosts.ts';
import { siteOrigin } from './host/hostFacts.ts';
import { createLocales, type Locales } from './locale/locales.ts';

/** Hosts and locales of one brand. Only `siteOrigin` throws. */
export interface RegionEnv<
  Config extends RegionConfig = RegionConfig,
  Environment extends string = EnvironmentOf<Config>,
>
  extends
    Locales<EditionOf<Config>, LocaleOf<Config>>,
    Hosts<EditionOf<Config>, ServicesOf<Config>, Environment> {
  /** The configuration as it was passed. */
  readonly config: Config;
  /** Ids of all editions. */
  readonly editions: readonly EditionOf<Config>[];
  /** Names of all environments, production first. */
  readonly environments: readonly [Environment, ...Environment[]];
  /** Returns whether an untrusted value, such as a query parameter, is an edition. */
  isEdition(value: unknown): value is EditionOf<Config>;
  /**
   * Returns the origin of an edition's pages, such as `https://www.brand.eu`. Default environment:
   * production. Default domain, also for one that is not of the edition: its first one.
   *
   * @throws RegionError `unknownEdition` or `invalidEnvironment`
   */
  siteOrigin(edition: EditionOf<Config>, environment?: Environment, domain?: string): string;
}

/** @throws RegionError with the name of the invalid option, its value and the remedy */
export function createRegionEnv<const Config extends RegionConfig>(
  config: Config,
): RegionEnv<Config> {
  const complete = completeConfig(config);
  const editions = complete.editions.map(({ id }) => id);
  const [production, ...others] = complete.environments.map(({ name }) => name) as [
    string,
    ...string[],
  ];
  const region: RegionEnv = {
    ...createLocales(complete.editions),
    ...createHosts(complete),
    config,
    editions,
    environments: [production, ...others],
    isEdition: (value): value is string => (editions as readonly unknown[]).includes(value),
    siteOrigin: (edition, environment = production, domain) =>
      siteOrigin(complete, { edition, environment, domain }),
  };
  // The functions check values at run time, so they accept any string where the type has a union.
  return region as unknown as RegionEnv<Config>;
}
