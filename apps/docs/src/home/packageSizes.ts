import { readSource } from '../content/repository.ts';

/** Returns the size of each package from README.md. A test of README.md compares the sizes with the budgets. */
export function packageSizes(): ReadonlyMap<string, string> {
  const rows = readSource('README.md').matchAll(
    /^\| \[`@exchange\/([\w-]+)`\].*\| ([\d.]+ kB) +\|$/gm,
  );
  return new Map([...rows].map(([, name = '', size = '']) => [name, size]));
}
