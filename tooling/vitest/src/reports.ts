import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of vitest's JSON report that this module reads. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** The test file's absolute path. */
    name: string;
    status: string;
    /** Reason if the file could not run. Otherwise empty. */
    message: string;
    assertionResults: TestReport[];
  }[];
}

interface TestReport {
  fullName: string;
  status: string;
  /** Messages of all failed attempts, even if the last attempt passed. */
  failureMessages: string[] | null;
}

/** Returns the report files of all workspaces. `kinds` are names of reports in `levels`, for example `unit`. */
const reportFiles = (repository: string, kinds: readonly string[]) =>
  kinds.flatMap((kind) =>
    globSync(`{packages,apps,tooling}/*/reports/${kind}.json`, { cwd: repository }).map((file) =>
      join(repository, file),
    ),
  );

export const readReports = (repository: string, kinds: readonly string[]): Report[] =>
  reportFiles(repository, kinds).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report);

/**
 * Deletes the reports of earlier runs. Otherwise they would count for tasks that this run leaves
 * out. Turbo restores the reports of cached tasks.
 */
export function removeReports(repository: string, kinds: readonly string[]): void {
  for (const file of reportFiles(repository, kinds)) rmSync(file);
}

export function countTests(reports: readonly Report[]) {
  const sum = (count: (report: Report) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  return {
    passed: sum((report) => report.numPassedTests),
    failed: sum((report) => report.numFailedTests),
    skipped: sum((report) => report.numPendingTests + report.numTodoTests),
  };
}

/** Returns one line per failed test and per file that could not run. */
export function failures(reports: readonly Report[]): string[] {
  const brokenFiles = reports
    .flatMap(({ testResults }) => testResults)
    .filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed),
    )
    .map(({ name, message }) => `${name}: ${firstLine(message)}`);
  return [...linesOf(reports, hasFailed), ...brokenFiles];
}

/** Returns one line per test that failed at first but passed when repeated. */
export function repeated(reports: readonly Report[]): string[] {
  return linesOf(
    reports,
    (test) => test.status === 'passed' && Boolean(test.failureMessages?.length),
  );
}

function linesOf(reports: readonly Report[], isWanted: (test: TestReport) => boolean): string[] {
  return reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(isWanted)
        .map(
          ({ fullName, failureMessages }) =>
            `${name} > ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`,
        ),
    ),
  );
}

const hasFailed = ({ status }: TestReport) => status === 'failed';
const firstLine = (text: string) => text.split('\n')[0] ?? '';
