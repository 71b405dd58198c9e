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
    entry: {
      'deeplink-mapper': 'src/script/script.ts',
      'deeplink-mapper.development': 'src/script/developmentScript.ts',
    },
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

const [, script] = builds as [Options, Options];
export default defineConfig([
  ...(builds as Options[]),
  // The command `deeplink-mapper script` puts the configuration of another brand around these scripts. It has names that
  // must not be shortened.
  {
    ...script,
    entry: {
      table: 'src/script/tableScript.ts',
      'table.development': 'src/script/tableDevelopmentScript.ts',
      'table.parser': 'src/script/tableParserScript.ts',
    },
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
  },
]);
