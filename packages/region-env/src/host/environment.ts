import type { HostFacts } from './hostFacts.ts';

/** Environment that a page runs in (spec 4, decision 3). */
export type Environment = 'local' | 'test' | 'testnet' | 'prod';

/** Environments whose pages run on hosts of the brand, which is every one except `local`. */
export type RemoteEnvironment = Exclude<Environment, 'local'>;

/** All of them. Production is first. */
export const remoteEnvironments: readonly RemoteEnvironment[] = ['prod', 'testnet', 'test'];

export function isRemoteEnvironment(value: unknown): value is RemoteEnvironment {
  return (remoteEnvironments as readonly unknown[]).includes(value);
}

/** Returns the environments that a brand has: all, or all but `testnet`. */
export function ownEnvironments({
  environments,
}: Pick<HostFacts, 'environments'>): readonly RemoteEnvironment[] {
  return remoteEnvironments.filter((name) => environments[name] !== null);
}

/** Returns the word by which hosts of testnet are recognised: `-testnet` → `testnet`. Empty without testnet. */
export function testnetWord({ testnet }: HostFacts['environments']): string {
  return (testnet ?? '').replace(/^[.-]+/, '').split(/[.-]/)[0] ?? '';
}

/**
 * Returns the environment of a host whose domain has no fixed environment.
 *
 * @param isSite - whether the host is a brand domain without a subdomain, or with the subdomain of the
 *   production site
 */
export function environmentOf(
  hostname: string,
  isSite: boolean,
  testnetWord: string,
): RemoteEnvironment {
  if (testnetWord !== '' && hostname.includes(testnetWord)) return 'testnet';
  return isSite ? 'prod' : 'test';
}
