import { readSource } from '../content/repository.ts';

/** The packages on the home page, with the problem that each one solves. */
export const packageCards = [
  {
    name: 'region-env',
    problem: 'Which edition, environment and services does this hostname have?',
    proof: 'Look-alike hosts get no endpoints, so no token leaves the brand.',
  },
  {
    name: 'i18n-loader',
    problem: 'How do texts change without a release of the site?',
    proof: 'A failed or hostile file keeps the texts on the screen.',
  },
  {
    name: 'api-client',
    problem: 'Did the call work, and if not, why?',
    proof: 'One error class for every failure, over axios or fetch.',
  },
  {
    name: 'app-bridge',
    problem: 'How does a page inside the app log in and call it?',
    proof: 'Every call has a deadline, and old app versions get an answer too.',
  },
  {
    name: 'deeplink-mapper',
    problem: 'Which screen of the app does this link open?',
    proof: 'Links are data in a table, in both directions.',
  },
  {
    name: 'quote-socket',
    problem: 'Are these prices live?',
    proof: 'Replaces silent connections, and parses only the quotes that are shown.',
  },
  {
    name: 'ui',
    problem: 'What does it look like, in every language and theme?',
    proof: '46 accessible components that depend only on React.',
  },
] as const;

/** Returns the size of each package from README.md. A test of README.md compares the sizes with the budgets. */
export function packageSizes(): ReadonlyMap<string, string> {
  const rows = readSource('README.md').matchAll(
    /^\| \[`@exchange\/([\w-]+)`\].*\| ([\d.]+ kB) +\|$/gm,
  );
  return new Map([...rows].map(([, name = '', size = '']) => [name, size]));
}
