/** An environment of an exchange, such as production or QA: its pages, its services and its hosts. */
export interface EnvironmentData {
  /** Name, such as `qa`: a letter, then letters, digits and hyphens. `local` is the local machine. */
  readonly name: string;
  /**
   * Text that replaces `{environment}` in URLs, such as `-qa` or `qa.`. Default: none for the first environment, and
   * a hyphen and the name for the others.
   */
  readonly text?: string | undefined;
  /**
   * Origin of its pages, such as `https://qa.{domain}`. Default: `site` of the configuration. Required after the first
   * environment if that contains no `{environment}`.
   */
  readonly site?: string | undefined;
  /** Text of which any occurrence in a host name makes it a host of this environment. Default: none. */
  readonly hostContains?: string | undefined;
  /**
   * Whether it has all hosts of the editions' domains that belong to no other environment. Otherwise such hosts are
   * untrusted and have no services. At most one environment has them. Default: false.
   */
  readonly hasOtherHosts?: boolean | undefined;
  /** Whether visitors use it, so that no link may change the edition of its pages. Default: only the first one. */
  readonly isPublic?: boolean | undefined;
}

// The rules of spec 4, "Environment".

/** Environments of a configuration that lists none. */
export const defaultEnvironments = [
  { name: 'prod' },
  { name: 'testnet', hostContains: 'testnet', isPublic: true },
  { name: 'test', hasOtherHosts: true },
] as const satisfies readonly EnvironmentData[];

/** Name of an environment of a configuration that lists none. */
export type DefaultEnvironment = (typeof defaultEnvironments)[number]['name'];
