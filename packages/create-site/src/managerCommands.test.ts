import { expect, it } from 'vitest';
import { withManagerCommands } from './managerCommands.ts';
import { packageManager } from './packageManager.ts';

const workflow = `    steps:
      - run: npm ci
      - run: npm run build
      - run: npm test
`;

it.each([
  ['npm/11.0.0', 'npm ci', 'npm'],
  [
    'pnpm/12.1.0',
    'npm install --global pnpm@12.1.0\n      - run: pnpm install --frozen-lockfile',
    'pnpm',
  ],
  [
    'yarn/1.22.22',
    'npm install --global yarn@1.22.22\n      - run: yarn install --frozen-lockfile',
    'yarn',
  ],
  [
    'yarn/4.18.1',
    'npm install --global @yarnpkg/cli-dist@4.18.1\n      - run: yarn install --immutable',
    'yarn',
  ],
])('a workflow for %s', (userAgent, installation, name) => {
  expect(withManagerCommands(workflow, packageManager(userAgent))).toBe(`    steps:
      - run: ${installation}
      - run: ${name} run build
      - run: ${name} test
`);
});

it('a page has the commands of the package manager', () => {
  const page = 'Run `npm install`, then `npm run dev`. npm is a program.';
  expect(withManagerCommands(page, packageManager('yarn/4.18.1'))).toBe(
    'Run `yarn install`, then `yarn run dev`. npm is a program.',
  );
});
