import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SuiteResult {
  passed: number;
  /** `file: test: message` of each failure. */
  failures: string[];
  /** Output of vitest. */
  log: string;
}

interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

const vitest = join(
  dirname(fileURLToPath(import.meta.resolve('vitest/package.json'))),
  'vitest.mjs',
);
const workersNode = join(import.meta.dirname, 'workersNode.ts');

/**
 * Runs the vitest suite of a folder without the `excluded` files. Tests and the code they test run on
 * `node`, vitest itself on the Node of this repository.
 */
export async function runSuite(
  folder: string,
  node: string,
  excluded: readonly string[] = [],
): Promise<SuiteResult> {
  const reports = mkdtempSync(join(tmpdir(), 'node-versions-'));
  const outputFile = join(reports, 'report.json');
  const options = ['--pool=forks', '--reporter=default', '--reporter=json'];
  const args = ['--import', workersNode, vitest, 'run', ...options, `--outputFile=${outputFile}`];
  args.push(...excluded.map((file) => `--exclude=${file}`));
  let hasFailed = false;
  try {
    const log = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        args,
        { cwd: folder, env: { ...process.env, TEST_NODE: node }, maxBuffer: 2 ** 26 },
        (error, stdout, stderr) => {
          hasFailed = error !== null;
          resolve(stdout + stderr);
        },
      );
    });
    const report = readReport(outputFile, log);
    const failures = failuresOf(report);
    // Errors outside of a test, such as a worker that does not start, are in the log alone.
    if (hasFailed && failures.length === 0) failures.push(log);
    return { passed: report.numPassedTests, failures, log };
  } finally {
    rmSync(reports, { recursive: true });
  }
}

function readReport(file: string, log: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch (error) {
    throw new Error(`vitest wrote no report to ${file}. Its output was:\n${log}`, { cause: error });
  }
}

function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${message}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}: ${failureMessages?.[0] ?? ''}`,
    );
  });
}
