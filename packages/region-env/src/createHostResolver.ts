import { completeConfig, type RegionConfig } from './config.ts';
import { hostResolver, type Host, type PageHint } from './host.ts';

/**
 * Returns `resolveHost` without locales and services, at less than half the size of `createRegionEnv`.
 *
 * @param config options that differ from `defaultRegionConfig`
 */
export function createHostResolver(
  config: Partial<RegionConfig> = {},
): (host: string, page?: PageHint) => Host {
  return hostResolver(completeConfig(config));
}
