import type { EnvironmentData } from '../environmentData.ts';

/**
 * What is needed to resolve hosts: a configuration without its locales, checked, with defaults filled in. Plain data,
 * which a build can write into a page as JSON.
 */
export interface HostFacts<
  Edition extends string = string,
  Services extends object = ServiceTexts,
  Environment extends string = string,
> {
  /** The first edition is the global one. */
  readonly editions: readonly [EditionHosts<Edition>, ...EditionHosts<Edition>[]];
  readonly services: Services;
  /** Origin of the pages in environments without a site of their own. */
  readonly site: string;
  /** The first environment is production. */
  readonly environments: readonly [
    EnvironmentFacts<Environment>,
    ...EnvironmentFacts<Environment>[],
  ];
  /** The environment of each host. */
  readonly trustedHosts: Readonly<Record<string, string>>;
}

/** An environment whose text is filled in. */
export interface EnvironmentFacts<Name extends string = string> extends EnvironmentData {
  readonly name: Name;
  readonly text: string;
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
