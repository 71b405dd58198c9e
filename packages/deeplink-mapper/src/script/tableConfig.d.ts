import type { DeepLinkConfig } from '../table/config.ts';

declare global {
  /** Configuration that the command `deeplink-mapper script` puts around the script. */
  const DEEP_LINK_CONFIG: DeepLinkConfig;
}
