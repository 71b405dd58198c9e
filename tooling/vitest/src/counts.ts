/** The part of vitest's JSON report that is counted. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
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
