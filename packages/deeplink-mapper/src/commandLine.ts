import { generatedFiles } from './generatedFiles.ts';
import { createDeepLinkMapper } from './mapper.ts';
import { toMarkdown } from './routeTable.ts';

const usage = `Usage: deeplink-mapper <command>

  explain URL   what an address opens in the app, or why nothing
  table         the table of routes, as Markdown
  aasa          apple-app-site-association   [APP_ID …]
  assetlinks    assetlinks.json              [PACKAGE FINGERPRINT …]
  intents       the Android <intent-filter>
  --version     the version of this package

The exit code is 0, or 1 for an address that opens nothing, or 2 for a wrong command.
`;

export interface CommandResult {
  /** 0: done; 1: the address is not mapped; 2: the command is wrong. */
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
  /** What is wrong with the output all the same; for a person, not for the file it goes to. */
  readonly warning?: string;
}

/** What the command line says to these arguments. */
export function runCommand(
  [command, ...values]: readonly string[],
  version: string,
): CommandResult {
  const [first, ...others] = values;
  switch (command) {
    case 'explain':
      if (first === undefined || others.length > 0)
        return wrong('explain needs one URL, in quotes.');
      return explain(first);
    case 'table':
      return done(toMarkdown());
    case 'aasa':
      if (first === undefined) {
        return {
          ...done(generatedFiles['apple-app-site-association']()),
          warning: standIn('app id', 'aasa TEAM123456.com.brand.app'),
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
          warning: standIn('app', 'assetlinks com.brand.app AB:CD:…'),
        };
      }
      if (others.length === 0) return wrong('assetlinks needs a fingerprint after the package.');
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
      return wrong(`There is no command "${command}".`);
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

/** The files are of use to look at without an app's identity, but not to be served. */
function standIn(what: string, command: string): string {
  return `Do not serve this: the ${what} in it is a stand-in. Name your own: deeplink-mapper ${command}\n`;
}

function done(output: string): CommandResult {
  return { exitCode: 0, output };
}

function wrong(message: string): CommandResult {
  return { exitCode: 2, output: `${message}\n\n${usage}` };
}
