import { packageBuild } from '@tooling/tsup';
import { defineConfig, type Options } from 'tsup';

const builds = packageBuild({
  entry: {
    index: 'src/index.ts',
    check: 'src/check/checkRoutes.ts',
    parser: 'src/parser/parser.ts',
    preset: 'src/preset/index.ts',
    'site-files': 'src/siteFiles/appSiteLinks.ts',
    cli: 'src/commandLine/cli.ts',
  },
  // The script assigns its global in its source. It is minified by esbuild and then by terser.
  script: {
    entry: { 'deeplink-mapper': 'src/script/script.ts' },
    minify: 'terser',
    esbuildOptions(options) {
      options.minify = true;
    },
    // Shortens these property names, which only this package uses. All other names stay unchanged.
    terserOptions: {
      ecma: 2020,
      compress: { passes: 3 },
      mangle: {
        properties: {
          regex:
            /^(parameters|refused|branches|fits|rest|names|link|row|spec|native|query|path|paths|target|endings|format|known|optional|fallback)$/,
        },
      },
    },
  },
});

const [modules, script] = builds as [Options, Options];

/** Returns a build of the same script with other constants. */
function variant(of: Options, name: string, checksOptions: boolean, hasParser = false): Options {
  const define = { CHECKS_OPTIONS: String(checksOptions), HAS_PARSER: String(hasParser) };
  return { ...of, entry: { [name]: Object.values(of.entry as object)[0] as string }, define };
}

/**
 * The command `deeplink-mapper script` puts the configuration of another brand around this script.
 * It has names that must not be shortened.
 */
const tableScript: Options = {
  ...script,
  entry: { table: 'src/script/tableScript.ts' },
  terserOptions: { ecma: 2020, compress: { passes: 3 } },
};

export default defineConfig([
  modules,
  // Without checks, the script is 0.5 kB smaller.
  variant(script, 'deeplink-mapper', false),
  variant(script, 'deeplink-mapper.development', true),
  variant(tableScript, 'table', false),
  variant(tableScript, 'table.development', true),
  variant(tableScript, 'table.parser', true, true),
]);
