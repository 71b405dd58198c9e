import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string | number | boolean>;
  env?: Record<string, unknown>;
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

const list = (value: string | string[] | undefined) => [value ?? []].flat();

/** Rights of a job; `undefined` when it does not list them, or asks for all by a word. */
const rights = ({ permissions }: Job) =>
  typeof permissions === 'object' ? permissions : undefined;
const may = (job: Job, right: string) => rights(job)?.[right] === 'write';

/** The rules for one job, each with what to say when it is broken. */
function jobProblems(job: Job, isPublisher: boolean): string[] {
  const steps = job.steps ?? [];
  // Some actions take a script, too.
  const runs = steps.map((step) => step.run ?? step.with?.['script'] ?? '').join('\n');
  const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
  const rules: [broken: boolean, words: string][] = [
    [rights(job) === undefined, 'does not list its permissions'],
    [job['timeout-minutes'] === undefined, 'has no timeout'],
    [/latest/.test(job['runs-on'] ?? 'latest'), 'runs on an image that changes by itself'],
    [
      steps.some(({ uses }) => uses !== undefined && !/^[\w./-]+@[0-9a-f]{40}$/.test(uses)),
      'uses an action that is not pinned to a commit',
    ],
    [
      /npx (?!-y [\w@/-]+@\d+\.\d+\.\d+ )/.test(runs),
      'runs a program of whatever version is there by then',
    ],
    // What GitHub puts in there becomes part of the script; a variable stays a variable.
    [/\$\{\{/.test(runs), 'writes an expression into a script'],
    [
      !may(job, 'contents') &&
        checkouts.some((step) => step.with?.['persist-credentials'] !== false),
      'leaves credentials in the checkout that it does not need',
    ],
    [!isPublisher && may(job, 'id-token'), 'may ask for an identity, and is not the publisher'],
    [
      !isPublisher && /provenance/i.test(JSON.stringify(steps)),
      'speaks of provenance, and is not the publisher',
    ],
    [
      !isPublisher && /release:publish|npm publish/.test(runs),
      'publishes, and is not the publisher',
    ],
    [
      isPublisher && /release:pack|turbo|\bbuild\b|pnpm@\S+ (?:run )?test/.test(runs),
      'publishes and builds in one job',
    ],
    [
      isPublisher && /install(?!.*--ignore-scripts)/.test(runs),
      'runs install scripts where it may publish',
    ],
    [isPublisher && job.environment === undefined, 'publishes without an environment to guard it'],
  ];
  return rules.filter(([broken]) => broken).map(([, words]) => words);
}

/** What is wrong with a workflow: the rules of docs/releasing.md, as far as its text shows them. */
export function workflowProblems(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const publishers = jobs.filter(([, job]) => may(job, 'id-token')).map(([name]) => name);
  const needed = new Set(jobs.flatMap(([, job]) => list(job.needs)));
  const untrusted = 'pull_request' in workflow.on;
  const rules: [broken: boolean, words: string][] = [
    [JSON.stringify(workflow.permissions) !== '{}', 'has permissions for all of its jobs'],
    [workflow.concurrency === undefined, 'has no concurrency group'],
    ['pull_request_target' in workflow.on, 'gives pull requests of strangers its secrets'],
    [/\bsecrets\b/.test(text.replace(/#.*/g, '')), 'reads a secret'],
    [
      untrusted && jobs.some(([, job]) => Object.values(rights(job) ?? {}).includes('write')),
      'lets a pull request write',
    ],
    [publishers.length > 1, 'has more than one publisher'],
    [publishers.some((name) => needed.has(name)), 'has jobs after the publisher'],
    [
      publishers.some((name) => !list(workflow.jobs[name]?.needs).includes('pack')),
      'publishes what no job packed',
    ],
    [
      /uses:\s*\S+@[0-9a-f]{40}\s*$/m.test(text),
      'pins an action without saying its version beside the commit',
    ],
  ];
  return [
    ...rules.filter(([broken]) => broken).map(([, words]) => `it ${words}`),
    ...jobs.flatMap(([name, job]) =>
      jobProblems(job, publishers.length === 1 && name === publishers[0] && name === 'publish').map(
        (words) => `${name} ${words}`,
      ),
    ),
  ];
}

/** Job → those that it waits for. */
export function order(text: string): Record<string, string[]> {
  const { jobs } = parse(text) as Workflow;
  return Object.fromEntries(Object.entries(jobs).map(([name, { needs }]) => [name, list(needs)]));
}
