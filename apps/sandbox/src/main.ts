import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCommandLine, usage, UsageError, type Settings } from './commandLine.ts';
import { demoAccount, demoAccountEu } from './users/demoAccount.ts';
import { createSandbox } from './sandbox.ts';
import { readSiteHeaders } from './site/readSiteHeaders.ts';
import { StartError } from './startError.ts';

const packageFolder = resolve(import.meta.dirname, '..');
const packages = resolve(packageFolder, '../../packages');
/** `<script>` builds of this repository, which the static host serves as helper resources (spec 7). */
const helpers = {
  'native-bridge': join(packages, 'app-bridge/dist/index.script.js'),
  'deep-link': join(packages, 'deeplink-mapper/dist/deeplink-mapper.script.js'),
};

try {
  const settings = readCommandLine(process.argv.slice(2), process.env, process.cwd());
  if (settings.help) console.log(usage);
  else await start(settings);
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else if (error instanceof StartError) {
    console.error(error.message);
    process.exitCode = 1;
  } else {
    throw error;
  }
}

async function start(settings: Settings) {
  const { port, host, dataFolder, replay, fresh, crossOrigin, devServer } = settings;
  const app = resolve(packageFolder, '..', settings.app);
  const siteFolder = join(app, 'out');
  if (devServer === undefined && !existsSync(siteFolder)) {
    console.error('The site is not built, so only the API is available. Run "pnpm build" first.');
  }
  const sandbox = await createSandbox({
    port,
    ...(host === undefined ? {} : { host }),
    dataFolder: dataFolder ?? join(packageFolder, '.sandbox'),
    fresh,
    crossOrigin,
    siteFolder,
    sitePath: `/${settings.app}`,
    siteHeaders: readSiteHeaders(
      join(app, 'out.headers.json'),
      crossOrigin ? 'crossOrigin' : 'local',
    ),
    translationsFolder: join(app, 'release'),
    helpers,
    market: replay === undefined ? { seed: 1 } : { replay },
    ...(devServer === undefined ? {} : { devServer }),
  });
  console.log(`Site:         ${sandbox.url}/${settings.app}`);
  if (crossOrigin) console.log(`API:          ${sandbox.origins.api}`);
  console.log(`Demo account: ${demoAccount.email} / ${demoAccount.password}`);
  console.log(`In the EU:    ${demoAccountEu.email} / ${demoAccountEu.password}`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
}
