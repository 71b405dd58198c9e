import { packageBuild } from '@tooling/tsup';
import { defineConfig, type Options } from 'tsup';
import { entries } from './build/entries.ts';
import { separateEntries } from './build/separateEntries.ts';

const modules = packageBuild({ entry: entries }) as Options[];

export default defineConfig([
  ...modules.map((options) => ({
    ...options,
    // build/writeTypes.ts writes the declarations.
    dts: false,
    // If splitting is on, CommonJS output is compiled by another tool, which emits code before the
    // directives. Splitting is not needed, because every shared module is an entry.
    splitting: false,
    esbuildPlugins: [separateEntries(entries)],
  })),
]);
