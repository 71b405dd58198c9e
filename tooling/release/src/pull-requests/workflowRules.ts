import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string | number | boolean>;
}

interface Job {
  needs?: string | string[];
  permissions?: Record<string, string> | string;
  'runs-on'?: string;
  'timeout-minutes'?: number;
  environment?: string;
  steps?: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string> | string;
  concurrency?: unknown;
  jobs: Record<string, Job>;
}

type Rule = [isBroken: boolean, problem: string];

const broken = (rules: readonly Rule[]) =>
  rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);

const may = ({ permissions }: Job, right: string) =>
  typeof permissions === 'object' && permissions[right] === 'write';

const scriptsOf = (steps: readonly Step[]) =>
  steps.map((step) => step.run ?? step.with?.['script'] ?? '').join('\n');

const setupOf = (steps: readonly Step[]) =>
  steps.find(({ uses }) => uses === './.github/actions/setup')?.with ?? {};

/** Returns the broken rules that apply to the text of workflows and of composite actions. */
function textProblems(text: string): string[] {
  const uses = [...text.matchAll(/^[ -]*uses: *(.*)$/gm)].map(([, action = '']) => action);
  return broken([
    [
      uses.some((action) => !/^(\.\/\S+|[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*)$/.test(action)),
      'an action is not pinned to a commit with its version in a comment',
    ],
    [
      /\b(npx|npm install|pipx run) (?!(-y |--global )?[\w@/-]+(@|==)\d+\.\d+\.\d+)/.test(text),
      'a program is not pinned to a version',
    ],
    [/\bsecrets\b/.test(text.replace(/#.*/g, '')), 'a secret is read'],
  ]);
}

function jobProblems(job: Job, isPublisher: boolean, isReleased: boolean): string[] {
  const steps = job.steps ?? [];
  const scripts = scriptsOf(steps);
  const keepsCredentials = steps.some(
    ({ uses = '', with: options }) =>
      uses.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false,
  );
  const restoresCache =
    setupOf(steps)['cache'] === 'true' ||
    steps.some(({ uses = '' }) => uses.startsWith('actions/cache'));
  const all: Rule[] = [
    [job['timeout-minutes'] === undefined, 'has no timeout'],
    [/latest/.test(job['runs-on'] ?? 'latest'), 'runs on an image that changes without notice'],
    [keepsCredentials && !may(job, 'contents'), 'keeps credentials that it does not need'],
    [isReleased && restoresCache, 'restores a cache in a workflow that publishes'],
  ];
  const publisher: Rule[] = [
    [/release:pack|turbo|\bbuild\b|pnpm (run )?test/.test(scripts), 'builds where it may publish'],
    [
      !String(setupOf(steps)['install']).includes('--ignore-scripts') || / install\b/.test(scripts),
      'runs install scripts where it may publish',
    ],
    [job.environment === undefined, 'publishes without an environment'],
  ];
  const others: Rule[] = [
    [may(job, 'id-token'), 'may request an identity but is not the publisher'],
    [/release:publish|npm publish/.test(scripts), 'publishes but is not the publisher'],
  ];
  return broken([...all, ...(isPublisher ? publisher : others)]);
}

/** Returns the rules of this repository that a workflow breaks. Neither actionlint nor zizmor checks these rules. */
export function workflowProblems(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const isReleased = jobs.some(([name]) => name === 'publish');
  const canWrite = jobs.some(([, { permissions }]) =>
    Object.values(typeof permissions === 'object' ? permissions : {}).includes('write'),
  );
  return [
    ...textProblems(text),
    ...broken([
      [JSON.stringify(workflow.permissions) !== '{}', 'the workflow gives permissions to all jobs'],
      [workflow.concurrency === undefined, 'the workflow has no concurrency group'],
      ['pull_request' in workflow.on && canWrite, 'a pull request can write'],
    ]),
    ...jobs.flatMap(([name, job]) =>
      jobProblems(job, name === 'publish', isReleased).map((problem) => `${name} ${problem}`),
    ),
  ];
}

export const actionProblems = textProblems;

/** Maps each job to the jobs that it waits for. */
export function order(text: string): Record<string, string[]> {
  const { jobs } = parse(text) as Workflow;
  return Object.fromEntries(
    Object.entries(jobs).map(([name, { needs }]) => [name, [needs ?? []].flat()]),
  );
}
