import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    engine: 'src/engine.ts',
    check: 'src/check/checkRoutes.ts',
    parser: 'src/parser/parser.ts',
    preset: 'src/preset/preset.ts',
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
