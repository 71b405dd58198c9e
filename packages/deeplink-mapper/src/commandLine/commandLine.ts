import { generatedFiles } from '../siteFiles/generatedFiles.ts';
import { createDeepLinkMapper } from '../mapper/mapper.ts';
import { toMarkdown } from './markdownTable.ts';

const usage = `Usage: deeplink-mapper <command>

  explain URL   print the app link of a URL, or why it has none
  table         print the route table as Markdown
  aasa          print apple-app-site-association   [APP_ID …]
  assetlinks    print assetlinks.json              [PACKAGE FINGERPRINT …]
  intents       print the Android <intent-filter>
  --version     print the version of this package

Exit codes: 0 on success, 1 if a URL has no app link, 2 if the command is invalid.
`;

export interface CommandResult {
  /** 0 on success, 1 if the URL has no app link, 2 if the command is invalid. */
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
  /** Warning for standard error, so that it does not end up in a redirected file. */
  readonly warning?: string;
}

/** Runs a command and returns its exit code and output. */
export function runCommand(
  [command, ...values]: readonly string[],
  version: string,
): CommandResult {
  const [first, ...others] = values;
  switch (command) {
    case 'explain':
      if (first === undefined || others.length > 0)
        return invalid('"explain" requires exactly one URL. Put it in quotes.');
      return explain(first);
    case 'table':
      return done(toMarkdown());
    case 'aasa':
      if (first === undefined) {
        return {
          ...done(generatedFiles['apple-app-site-association']()),
          warning: placeholderWarning('app id', 'aasa TEAM123456.com.brand.app'),
        };
      }
      return done(
        generatedFiles['apple-app-site-association']({
          appIds: values,
          packageName: '',
          fingerprints: [],
        }),
      );
    case 'assetlinks':
      if (first === undefined) {
        return {
          ...done(generatedFiles['assetlinks.json']()),
          warning: placeholderWarning('app', 'assetlinks com.brand.app AB:CD:…'),
        };
      }
      if (others.length === 0)
        return invalid('"assetlinks" requires at least one fingerprint after the package name.');
      return done(
        generatedFiles['assetlinks.json']({ appIds: [], packageName: first, fingerprints: others }),
      );
    case 'intents':
      return done(generatedFiles['intent-filters.xml']());
    case 'version':
    case '--version':
      return done(`${version}\n`);
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return done(usage);
    default:
      return invalid(`Unknown command "${command}".`);
  }
}

function explain(url: string): CommandResult {
  const mapper = createDeepLinkMapper();
  const result = { ...mapper.explain(url), ...mapper.map(url) };
  const width = Math.max(...Object.keys(result).map((name) => name.length));
  const lines = Object.entries(result).map(
    ([name, value]) =>
      `${name.padEnd(width)}  ${typeof value === 'object' ? JSON.stringify(value) : String(value)}\n`,
  );
  return { exitCode: result.reason === 'ok' ? 0 : 1, output: lines.join('') };
}

/** Files with a placeholder for the app can be inspected, but must not be published. */
function placeholderWarning(what: string, command: string): string {
  return `Do not publish this file: its ${what} is a placeholder. Pass your own: deeplink-mapper ${command}\n`;
}

function done(output: string): CommandResult {
  return { exitCode: 0, output };
}

function invalid(message: string): CommandResult {
  return { exitCode: 2, output: `${message}\n\n${usage}` };
}
