import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { codeEntries, entryName, readManifest } from './packedPackage.ts';

export interface ApiReport {
  /** Path of the committed report, relative to the package: `etc/react.api.md`. */
  file: string;
  /** Empty if no report is committed yet. */
  committed: string;
  current: string;
}

/** Returns the committed and the current API report of each entry. */
export function apiReports(folder: string): ApiReport[] {
  const out = mkdtempSync(join(tmpdir(), 'api-reports-'));
  const names = codeEntries(readManifest(folder)).map(entryName);
  const configs = names.map((name) => extractorConfig(folder, name, out));
  const [first] = configs;
  if (first === undefined) return [];
  // All entries share one TypeScript program, because creating it takes most of the time.
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  const reports = configs.map((config, index) => {
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => (message.handled = true),
    });
    const file = join('etc', reportName(names[index] ?? ''));
    const committed = join(folder, file);
    return {
      file,
      committed: existsSync(committed) ? readFileSync(committed, 'utf8') : '',
      current: readFileSync(config.reportFilePath, 'utf8'),
    };
  });
  rmSync(out, { recursive: true });
  return reports;
}

/** Returns the file name of an entry's report, such as `candles-react.api.md` for the entry `candles/react`. */
function reportName(name: string): string {
  return `${name.replaceAll('/', '-')}.api.md`;
}

function extractorConfig(folder: string, name: string, out: string): ExtractorConfig {
  const declarations = join(folder, 'dist', `${name}.d.ts`);
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declarations,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'ESNext',
            moduleResolution: 'bundler',
            lib: ['ES2023', 'DOM'],
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [declarations],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: out,
        reportTempFolder: join(out, 'temp'),
        reportFileName: reportName(name),
      },
      newlineKind: 'lf',
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
}

// `pnpm run api` in a package's folder updates the package's API reports. Commit them with your change.
if (import.meta.main) {
  mkdirSync('etc', { recursive: true });
  for (const { file, committed, current } of apiReports(process.cwd())) {
    if (current === committed) continue;
    writeFileSync(file, current);
    console.log(`updated ${file}`);
  }
}
