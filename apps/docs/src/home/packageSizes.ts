import { readSource } from '../content/repository.ts';

/** Returns the size of each package, as README.md gives it. A test there compares it with the budgets. */
export function packageSizes(): ReadonlyMap<string, string> {
  const rows = readSource('README.md').matchAll(
    /^\| \[`@exchange\/([\w-]+)`\].*\| ([\d.]+ kB) +\|$/gm,
  );
  return new Map([...rows].map(([, name = '', size = '']) => [name, size]));
}
