import { execSync } from 'node:child_process';
import type { PlopTypes } from '@turbo/gen';

/** `pnpm gen` (or `turbo gen`): creates a published package that passes every check. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('package', {
    description: 'A package published as @exchange/{name}',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'Name, in kebab case (price-alert):',
        validate: (name: string) =>
          /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) ||
          'Use lower-case words joined by dashes, such as price-alert.',
      },
      { type: 'input', name: 'purpose', message: 'Purpose, in one sentence:' },
    ],
    actions: [
      {
        type: 'addMany',
        destination: '{{turbo.paths.root}}/packages/{{name}}',
        base: 'templates/package',
        templateFiles: 'templates/package/**/*',
        globOptions: { dot: true },
      },
      (answers) => {
        const { name, turbo } = answers as { name: string; turbo: { paths: { root: string } } };
        const run = (command: string) =>
          execSync(command, { cwd: turbo.paths.root, stdio: 'inherit' });
        run('pnpm release:metadata');
        run('pnpm install');
        run(`pnpm exec prettier --write packages/${name}`);
        run(`pnpm exec turbo run build --filter=@exchange/${name}`);
        run(`pnpm --filter=@exchange/${name} run api`);
        return (
          `packages/${name} is ready. Next, add its allowed imports (tooling/eslint/src/layers.js), ` +
          'a page in docs/getting-started, a row in README.md, a line in tooling/release/package.json.'
        );
      },
    ],
  });
}
