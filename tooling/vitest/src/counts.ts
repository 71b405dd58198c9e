/** The fields of vitest's JSON report that this module reads. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: FileReport[];
}

interface FileReport {
  /** The test file's absolute path. */
  name: string;
  status: string;
  /** Reason if the file could not run. Otherwise empty. */
  message: string;
  assertionResults: TestReport[];
}

interface TestReport {
  fullName: string;
  status: string;
  /** Messages of all failed attempts, even if the last attempt passed. */
  failureMessages: string[] | null;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export function addUp(reports: readonly Report[]): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const report of reports) {
    counts.passed += report.numPassedTests;
    counts.failed += report.numFailedTests;
    counts.skipped += report.numPendingTests + report.numTodoTests;
  }
  return counts;
}

/** Returns one line per failed test and per file that could not run. */
export function failures(reports: readonly Report[]): string[] {
  return reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine(message)}`];
      return failed.map((test) => describe(name, test));
    }),
  );
}

/** Returns one line per test that failed at first but passed when repeated. */
export function repeated(reports: readonly Report[]): string[] {
  return reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
        .map((test) => describe(name, test)),
    ),
  );
}

const describe = (file: string, { fullName, failureMessages }: TestReport) =>
  `${file} > ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`;

const firstLine = (text: string) => text.split('\n')[0] ?? '';
