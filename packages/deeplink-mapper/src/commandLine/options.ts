import { parseArgs } from 'node:util';
import type { DeepLinkMapperOptions } from '../preset/mapper.ts';
import type { DeepLinkRoute } from '../table/route.ts';

/** Loads what options name. */
export interface OptionFiles {
  readonly loadTable: (file: string) => Promise<readonly DeepLinkRoute[]>;
  readonly loadConfig: (file: string) => Promise<DeepLinkMapperOptions>;
}

export interface CommandWords {
  readonly command: string | undefined;
  readonly values: readonly string[];
  readonly options: DeepLinkMapperOptions;
  /** Whether a script must check the options that pages pass. */
  readonly development: boolean;
  /** Whether a script must have the parser. */
  readonly parser: boolean;
  /** Whether links that others have written are accepted. */
  readonly tolerant: boolean;
}

const one = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

const options = {
  scheme: one,
  prefix: one,
  'mini-scheme': one,
  'mini-route': one,
  origin: many,
  locale: many,
  keep: many,
  table: one,
  config: one,
  development: flag,
  parser: flag,
  tolerant: flag,
  version: flag,
  help: { ...flag, short: 'h' },
} as const;

/**
 * Separates the command, its values and the options.
 *
 * @throws Error if an option is unknown or has no value, or a file cannot be loaded
 */
export async function readOptions(
  words: readonly string[],
  { loadTable, loadConfig }: OptionFiles,
): Promise<CommandWords> {
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [command, ...rest] = positionals;
  // `--version` takes precedence over `--help`, and both over a command.
  const flagCommand = (['version', 'help'] as const).find((name) => values[name]);
  const config = values.config === undefined ? {} : await loadConfig(values.config);
  const routes = values.table === undefined ? undefined : await loadTable(values.table);
  return {
    command: flagCommand ?? command,
    values: rest,
    development: values.development ?? false,
    parser: values.parser ?? false,
    tolerant: values.tolerant ?? false,
    options: {
      ...config,
      ...withoutUndefined({
        scheme: values.scheme,
        prefix: values.prefix,
        miniScheme: values['mini-scheme'],
        miniRoute: values['mini-route'],
        siteOrigins: values.origin,
        locales: values.locale,
        keep: values.keep,
        routes,
      }),
    },
  };
}

function withoutUndefined(options: {
  [K in keyof DeepLinkMapperOptions]: DeepLinkMapperOptions[K] | undefined;
}): DeepLinkMapperOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
