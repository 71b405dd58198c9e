import { parse } from 'yaml';

interface Step {
  run?: string;
  'continue-on-error'?: boolean | string;
}

interface Job {
  needs?: string | string[];
  permissions?: Record<string, string> | string;
  environment?: string;
  steps?: Step[];
  'continue-on-error'?: boolean | string;
}

/** Returns the jobs of a workflow's text, by id. */
export function jobsOf(text: string): Record<string, Job> {
  return (parse(text) as { jobs: Record<string, Job> }).jobs;
}

/**
 * Returns the whole scripts whose failure fails a job. A part of a script is not enough, because `pnpm test || true` never
 * fails.
 */
export function gatesOf(job: Job): string[] {
  const steps = job['continue-on-error'] === undefined ? (job.steps ?? []) : [];
  return steps
    .filter((step) => step['continue-on-error'] === undefined)
    .flatMap(({ run }) => (run === undefined ? [] : [run.trim()]));
}

/** Returns the jobs that a job waits for. */
export function needsOf({ needs }: Job): string[] {
  return [needs ?? []].flat();
}
