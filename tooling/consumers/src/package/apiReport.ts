import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { entryName, folder } from './packedPackage.ts';

/** Where the report of an entry is committed, relative to the package. */
export function reportFile(entry: string): string {
  return join('etc', `${entryName(entry)}.api.md`);
}

/** The public names and types of an entry: as committed, and as built now. */
export function apiReport(
  entry: string,
  temporaryFolder: string,
): { committed: string; current: string } {
  const name = entryName(entry);
  mkdirSync(temporaryFolder, { recursive: true });
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, 'dist', `${name}.d.ts`),
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
          files: [join(folder, 'dist', `${name}.d.ts`)],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: temporaryFolder,
        reportTempFolder: temporaryFolder,
        reportFileName: `${name}.api.md`,
      },
      newlineKind: 'lf',
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
  Extractor.invoke(config, { localBuild: true, messageCallback: (m) => (m.handled = true) });
  const committedFile = join(folder, reportFile(entry));
  return {
    committed: existsSync(committedFile) ? readFileSync(committedFile, 'utf8') : '',
    current: readFileSync(join(temporaryFolder, `${name}.api.md`), 'utf8'),
  };
}
