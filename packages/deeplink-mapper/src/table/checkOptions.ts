import type { DeepLinkConfig } from './config.ts';
import { checkFields, type Forms } from './fields.ts';

const scheme = /^[a-z][a-z\d+.-]*:\/\/$/;

/** Pattern and example of each option. Origins must be normalised: without a path and upper case. */
const forms: Forms = {
  scheme: [scheme, 'a scheme with its slashes, such as "acme://"'],
  prefix: [/^([\w.~-]+\/)*$/, '"open/"'],
  miniScheme: [scheme, 'a scheme with its slashes, such as "acme-mini://"'],
  miniRoute: [/^[\w.~/-]+\?[\w-]+=$/, '"open?url="'],
  siteOrigins: [/^[a-z][a-z\d+.-]*:\/\/[a-z\d_.:[\]-]+$/, '["https://www.acme.com"]', 1],
  locales: [/^[\w-]+$/, '["en"]', 0],
  keep: [/^[a-z][\w.~-]*\*?$/i, '["utm_*"]', 0],
};

/**
 * Validates the given options, and checks that all required ones are present.
 *
 * @throws {DeepLinkError} `badOption` if an option has no effect or leads to broken links
 */
export function checkOptions(
  config: Partial<DeepLinkConfig>,
  required: readonly (keyof DeepLinkConfig)[],
): void {
  checkFields(config, forms, { required });
}
