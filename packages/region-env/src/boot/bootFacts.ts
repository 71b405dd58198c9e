import { completeConfig } from '../completeConfig.ts';
import type { EditionOf, EnvironmentOf, RegionConfig, ServicesOf } from '../config.ts';
import type { HostFacts } from '../host/hostFacts.ts';
import { storageKeys } from '../storedState.ts';

/** Facts about a brand that `markRoot` and `createHosts` use. Plain data, without the locales. */
export interface BootFacts<
  Edition extends string = string,
  Services extends object = Readonly<Record<string, string>>,
  Environment extends string = string,
> extends HostFacts<Edition, Services, Environment> {
  /** Text in the native app's user agent. Empty without an app. */
  readonly appMarker: string;
  /** Key of the user's id in the browser's storage. */
  readonly userIdKey: string;
  /** Values under this key that mean that the visitor is a guest. Without them: all except numbers above 0. */
  readonly guestValues?: readonly string[] | undefined;
}

/**
 * Returns the facts of a configuration for scripts that run before the first paint.
 *
 * @throws RegionError with the name of the invalid option, its value and the remedy
 */
export function bootFacts<const Config extends RegionConfig>(
  config: Config,
): BootFacts<EditionOf<Config>, ServicesOf<Config>, EnvironmentOf<Config>> {
  const { editions, services, site, environments, trustedHosts } = completeConfig(config);
  const facts: BootFacts = {
    editions: editions.map(({ id, domains }) => ({
      id,
      domains,
    })) as unknown as BootFacts['editions'],
    services,
    site,
    environments,
    trustedHosts,
    appMarker: config.appMarker ?? '',
    userIdKey: storageKeys(config).userId,
    guestValues: config.guestValues,
  };
  // The checks took the names from the configuration.
  return facts as unknown as BootFacts<
    EditionOf<Config>,
    ServicesOf<Config>,
    EnvironmentOf<Config>
  >;
}
