import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the package's test files that use jsdom, which cannot run on Node 20. */
export function jsdomTests(folder: string): string[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const isDefault = read('vitest.config.ts').includes("environment: 'jsdom'");
  return globSync('{src,test}/**/*.test.{ts,tsx}', { cwd: folder })
    .filter((file) => {
      const text = read(file);
      const environment = /@vitest-environment (\w+)/.exec(text)?.[1];
      if (text.includes("from 'jsdom'") || environment === 'jsdom') return true;
      return isDefault && environment === undefined;
    })
    .sort();
}
