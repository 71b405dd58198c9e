import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './publicPackages.ts';
import { order, workflowProblems } from './workflowRules.ts';

const folder = join(repository, '.github/workflows');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = globSync('*.{yml,yaml}', { cwd: folder });

it('has the three workflows', () => {
  expect(files.sort()).toEqual(['pull-request.yml', 'rehearsal.yml', 'release.yml']);
});

it.each(files)('%s keeps the rules', (file) => {
  expect(workflowProblems(read(file))).toEqual([]);
});

it('goes from mode to version, or to pack and then publish', () => {
  expect(order(read('release.yml'))).toEqual({
    mode: [],
    version: ['mode'],
    pack: ['mode'],
    publish: ['mode', 'pack'],
  });
});

it('runs what the change affects, and asks for a note and a title', () => {
  const text = read('pull-request.yml');
  expect(text).toMatch(/turbo run .*test.*--affected/);
  expect(text).toContain('changeset status --since');
  expect(text).toContain('checkTitle.ts');
});

describe('a deliberate break', () => {
  const checkout = 'actions/checkout@9c091bb21b7c1c1d1991bb908d89e4e9dddfe3e0 # v7.0.0';

  it.each([
    ['release.yml', checkout, 'actions/checkout@v7', 'mode uses an action that is not pinned'],
    ['release.yml', ' # v7.0.0', '', 'without saying its version'],
    ['release.yml', 'permissions: {}', 'permissions: write-all', 'it has permissions for all'],
    [
      'release.yml',
      'permissions:\n      contents: read',
      'permissions: write-all\n    x:',
      'mode does not list its permissions',
    ],
    ['release.yml', 'pnpm@12.21.0', 'pnpm@12', 'mode runs a program of whatever version'],
    ['release.yml', 'script: npx', 'script: ${{ github.ref }} npx', 'version writes an expression'],
    ['release.yml', 'timeout-minutes: 10', 'x-timeout: 10', 'mode has no timeout'],
    ['release.yml', 'ubuntu-24.04', 'ubuntu-latest', 'mode runs on an image that changes'],
    ['release.yml', 'persist-credentials: false', 'fetch-depth: 1', 'mode leaves credentials'],
    ['release.yml', 'contents: read', 'id-token: write', 'mode may ask for an identity'],
    ['release.yml', 'contents: read', 'id-token: write', 'it has more than one publisher'],
    ['release.yml', 'TAG: ${{', 'npm_config_provenance: ${{', 'pack speaks of provenance'],
    ['release.yml', 'node tooling/release/src/mode.ts', 'npm publish', 'mode publishes'],
    [
      'release.yml',
      ' --filter exchange-web',
      '\n      - run: turbo run build',
      'publish publishes and builds',
    ],
    ['release.yml', '--ignore-scripts --filter', '--filter', 'publish runs install scripts'],
    ['release.yml', 'environment: npm', 'x-environment: npm', 'without an environment'],
    ['release.yml', 'needs: [mode, pack]', 'needs: [mode]', 'publishes what no job packed'],
    ['release.yml', '"$TAG"', '${{ inputs.tag }}', 'pack writes an expression into a script'],
    ['release.yml', 'needs: mode', 'needs: publish', 'has jobs after the publisher'],
    ['release.yml', 'TAG: $', 'TAG: ${{ secrets.NPM_TOKEN }} $', 'reads a secret'],
    ['pull-request.yml', 'contents: read', 'contents: write', 'lets a pull request write'],
    ['pull-request.yml', 'pull_request:', 'pull_request_target:', 'pull requests of strangers'],
    ['pull-request.yml', 'concurrency:', 'x-concurrency:', 'has no concurrency group'],
  ])('%s: %s → %s', (file, found, put, says) => {
    const text = read(file);
    expect(text).toContain(found);
    const problems = workflowProblems(text.replace(found, put)).join('\n');
    expect(problems).toContain(says);
  });
});
