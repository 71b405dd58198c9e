import type { DeepLinkConfig } from './config.ts';
import { DeepLinkOptionError } from './optionError.ts';

type Option = keyof Omit<DeepLinkConfig, 'routes'>;

const scheme = /^[a-z][a-z\d+.-]*:\/\/$/;
const origin = /^[a-z][a-z\d+.-]*:\/\/[a-z\d_.:[\]-]+$/;
const defaultPort = /^(https:.*:443|http:.*:80)$/;

/** Form and example of each option. The origin of a URL has no path, upper case or default port. */
const forms: Readonly<
  Record<Option, readonly [form: RegExp, example: string | readonly string[]]>
> = {
  scheme: [scheme, 'acme://'],
  prefix: [/^([\w.~-]+\/)*$/, 'open/'],
  miniScheme: [scheme, 'acme-mini://'],
  miniRoute: [/^[\w.~/-]+\?[\w-]+=$/, 'open?url='],
  siteOrigins: [origin, ['https://www.acme.com']],
  locales: [/^[\w-]+$/, ['en']],
};

/**
 * Checks the options that are present, and that the required ones are.
 *
 * @throws {DeepLinkOptionError} if an option has no effect or leads to broken links
 */
export function checkOptions(config: Partial<DeepLinkConfig>, required: readonly Option[]): void {
  for (const [option, [form, example]] of Object.entries(forms) as [
    Option,
    (typeof forms)[Option],
  ][]) {
    const value: unknown = config[option];
    if (value === undefined && !required.includes(option)) continue;
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
    const isRight =
      Array.isArray(value) === Array.isArray(example) &&
      (texts.length > 0 || !required.includes(option)) &&
      texts.every((text) => typeof text === 'string' && form.test(text) && !defaultPort.test(text));
    if (!isRight) throw new DeepLinkOptionError(option, value, example);
  }
}
