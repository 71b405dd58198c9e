import type { Environment, RemoteEnvironment } from './environment.ts';

/**
 * What is needed to resolve hosts: a configuration without its locales, checked, with defaults filled in. Plain data,
 * which a build can write into a page as JSON.
 */
export interface HostFacts<
  Edition extends string = string,
  Services extends object = ServiceTexts,
> {
  /** The first edition is the global one. */
  readonly editions: readonly [EditionHosts<Edition>, ...EditionHosts<Edition>[]];
  readonly services: Services;
  readonly site: string;
  /** `testnet` is null if the brand has none. */
  readonly environments: Readonly<Record<Exclude<RemoteEnvironment, 'testnet'>, string>> & {
    readonly testnet: string | null;
  };
  readonly trustedHosts: Readonly<Record<string, Exclude<Environment, 'prod'>>>;
}

/** An edition and its domains, in their DNS spelling. */
export interface EditionHosts<Edition extends string = string> {
  readonly id: Edition;
  readonly domains: readonly [string, ...string[]];
}

type ServiceTexts = Readonly<Record<string, string>>;

/** Absolute URLs of the services, without a trailing slash. */
export type ServiceUrls<Services extends object = ServiceTexts> = {
  readonly [Service in keyof Services]: string;
};
