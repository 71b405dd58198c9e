import { checkRoutes } from '../check/checkRoutes.ts';
import { createDeepLinkMapper, type DeepLinkMapper } from '../mapper/mapper.ts';
import { createDeepLinkParser } from '../parser/parser.ts';
import { withBrand } from '../preset/preset.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import { generatedFiles } from '../siteFiles/generatedFiles.ts';
import { toMarkdown } from './markdownTable.ts';
import { readOptions, type OptionFiles } from './options.ts';
import { toTableScript } from './scriptCode.ts';

const usage = `Usage: deeplink-mapper <command> [options]

  explain URL   print the app link of a URL, or why it has none
  web LINK      print the web address of an app link
  table         print the route table as Markdown
  aasa          print apple-app-site-association   [APP_ID …]
  assetlinks    print assetlinks.json              [PACKAGE FINGERPRINT …]
  intents       print the Android <intent-filter>
  script        print a <script> build with the table of --table
  --version     print the version of this package

Options replace the facts of the preset brand. With --table, there are none, so --scheme and --origin are required
by the commands that use them. --config has all of them in a file:

  --config deeplinks.mjs       module that exports "config" (scheme, prefix, miniScheme, miniRoute, siteOrigins,
                               locales, keep, routes), or a JSON file with them; the options below replace them
  --scheme acme://             scheme of the app's links
  --prefix open/               text between the scheme and a route, or --prefix=
  --mini-scheme acme-mini://   scheme of mini programs
  --mini-route 'open?url='     route that opens a mini program
  --origin https://acme.com    origin of the site, can be repeated
  --locale en                  locale of the site, can be repeated
  --keep 'utm_*'               query parameters that links keep, can be repeated
  --table routes.mjs           module that exports "routes", or a JSON file with a list of rows

  --tolerant                   "web" accepts links that others have written, such as with ?utm_source=mail
  --parser                     print a script that also has createDeepLinkParser
  --development                print a script that throws if a page passes a wrong option

Exit codes: 0 on success, 1 if a URL or link has no counterpart, 2 if the command is invalid.
`;

export interface CommandResult {
  /** 0 on success, 1 if a URL or link has no counterpart, 2 if the command is invalid. */
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
  /** Warning for standard error. It is separate from `output`, which may be redirected to a file. */
  readonly warning?: string;
}

/** Content of the files that the command reads. */
export interface CommandFiles extends OptionFiles {
  /** Version of this package. */
  readonly version: string;
  /** Returns the build of a script without a table. */
  readonly readScript: (name: 'table' | 'table.development' | 'table.parser') => string;
}

/** Runs a command and returns its exit code and output. */
export async function runCommand(
  words: readonly string[],
  { version, readScript, ...files }: CommandFiles,
): Promise<CommandResult> {
  try {
    const { command, values, options, development, parser, tolerant } = await readOptions(
      words,
      files,
    );
    if (command === 'script' && options.routes === undefined) {
      return invalid(
        '"script" requires --table or --config. The script of the preset brand is @exchange/deeplink-mapper/script.',
      );
    }
    // A table belongs to another brand, so no fact of the preset brand applies to it. The functions that need a
    // missing option ask for it.
    const config = options.routes === undefined ? withBrand(options) : (options as DeepLinkConfig);
    if (command === 'script') {
      if (parser) return script(config, readScript('table.parser'));
      return script(config, readScript(development ? 'table.development' : 'table'));
    }
    if (command === 'web') return web(values, config, { tolerant });
    if (command === 'version') return done(`${version}\n`);
    return run(command, values, config);
  } catch (error) {
    return invalid(error instanceof Error ? error.message : String(error));
  }
}

function run(
  command: string | undefined,
  values: readonly string[],
  config: DeepLinkConfig,
): CommandResult {
  switch (command) {
    case 'explain':
      return explain(values, config);
    case 'table':
      return done(toMarkdown(config.routes));
    case 'aasa':
      return siteAssociation(values, config);
    case 'assetlinks':
      return assetLinks(values, config);
    case 'intents':
      return done(generatedFiles['intent-filters.xml'](config));
    case undefined:
    case 'help':
      return done(usage);
    default:
      return invalid(`Unknown command "${command}".`);
  }
}

function siteAssociation(appIds: readonly string[], config: DeepLinkConfig): CommandResult {
  const content = generatedFiles['apple-app-site-association'];
  if (appIds.length > 0) return done(content({ ...config, appIds: [...appIds] }));
  return done(content(config), placeholderWarning('app id', 'aasa TEAM123456.com.brand.app'));
}

function assetLinks(
  [packageName, ...fingerprints]: readonly string[],
  config: DeepLinkConfig,
): CommandResult {
  const content = generatedFiles['assetlinks.json'];
  if (packageName === undefined) {
    const warning = placeholderWarning('app', 'assetlinks com.brand.app AB:CD:…');
    return done(content(config), warning);
  }
  if (fingerprints.length === 0) {
    return invalid('"assetlinks" requires at least one fingerprint after the package name.');
  }
  return done(content({ ...config, packageName, fingerprints }));
}

function explain([url, ...others]: readonly string[], config: DeepLinkConfig): CommandResult {
  if (url === undefined || others.length > 0) {
    return invalid('"explain" requires exactly one URL. Put it in quotes.');
  }
  const mapper = checkedMapper(config);
  const result = { ...mapper.explain(url), ...mapper.map(url) };
  return { exitCode: result.reason === 'ok' ? 0 : 1, output: toLines(result) };
}

function web(
  [link, ...others]: readonly string[],
  config: DeepLinkConfig,
  { tolerant }: { tolerant: boolean },
): CommandResult {
  if (link === undefined || others.length > 0) {
    return invalid('"web" requires exactly one app link. Put it in quotes.');
  }
  // A parser needs no origin, but a web address does.
  checkedMapper(config);
  const parsed = createDeepLinkParser(config, { tolerant })(link);
  if (!parsed) {
    const isOpened = createDeepLinkParser(config, { tolerant: true })(link) !== undefined;
    const advice = isOpened ? ' With --tolerant, one does.' : '';
    return { exitCode: 1, output: `No row of the table opens this link.${advice}\n` };
  }
  const { path, ...rest } = parsed;
  if (path === undefined) {
    const output = `The link of row "${rest.routeId}" lacks values of its web path, or joins them.\n`;
    return { exitCode: 1, output };
  }
  const [origin = ''] = config.siteOrigins;
  return done(toLines({ url: origin + path, ...rest }));
}

/** @throws {DeepLinkError} if an option or the table is invalid */
function script(config: DeepLinkConfig, code: string): CommandResult {
  checkedMapper(config);
  return done(toTableScript(code, config));
}

/** @throws {DeepLinkError} if an option is missing or invalid, or the table is invalid */
function checkedMapper(config: DeepLinkConfig): DeepLinkMapper {
  checkRoutes(config.routes);
  return createDeepLinkMapper(config);
}

/** Returns one line per property, with aligned values. */
function toLines(result: object): string {
  const width = Math.max(...Object.keys(result).map((name) => name.length));
  return Object.entries(result)
    .map(([name, value]: [string, unknown]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${name.padEnd(width)}  ${text}\n`;
    })
    .join('');
}

/** Returns a warning for a file that contains a placeholder instead of the app's id. */
function placeholderWarning(target: string, command: string): string {
  return `Do not publish this file: its ${target} is a placeholder. Pass your own: deeplink-mapper ${command}\n`;
}

function done(output: string, warning?: string): CommandResult {
  return { exitCode: 0, output, ...(warning !== undefined && { warning }) };
}

function invalid(message: string): CommandResult {
  return { exitCode: 2, output: `${message}\nSee --help\n` };
}
