import { completeConfig, type RegionConfig } from './config.ts';
import { hostResolver, type Host, type PageHint } from './host.ts';

/**
 * `resolveHost` alone, for who needs no locales or services: a third of `createRegionEnv`.
 *
 * @param config what differs from `defaultRegionConfig`
 */
export function createHostResolver(
  config: Partial<RegionConfig> = {},
): (host: string, page?: PageHint) => Host {
  return hostResolver(completeConfig(config));
}
