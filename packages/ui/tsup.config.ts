import { packageBuild } from '@tooling/tsup';
import { defineConfig, type Options } from 'tsup';
import { entries, typedEntries } from './build/entries.ts';
import { separateEntries } from './build/separateEntries.ts';

const modules = packageBuild({ entry: entries }) as Options[];

const styleSheets: Options = {
  entry: { styles: 'src/styles/styles.css', button: 'src/button/button.css' },
  format: ['esm'],
  minify: true,
};

export default defineConfig([
  ...modules.map((options) => ({
    ...options,
    dts: { entry: typedEntries },
    // With splitting, CommonJS goes through another compiler, which emits code before the
    // directives. Splitting has no effect, because every shared module is an entry.
    splitting: false,
    esbuildPlugins: [separateEntries(entries)],
  })),
  styleSheets,
]);
