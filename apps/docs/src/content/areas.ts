import { componentPages } from './components.ts';
import { decisionPages } from './decisionPages.ts';
import { packageGroups } from './packages.ts';
import type { Area, Group, Page } from './page.ts';
import { referenceGroups } from './reference.ts';

type Row = readonly [path: string, title: string, source: string];

const group = (title: string, rows: readonly Row[]): Group => ({
  title,
  pages: rows.map(([path, name, source]) => ({ path, title: name, source })),
});

const start: Area = {
  title: 'Get started',
  groups: [
    group('Start', [
      ['/start/', 'Which package for what', 'docs/site/start.md'],
      ['/start/new-site/', 'Start a new site', 'docs/site/new-site.md'],
      ['/start/create-site/', 'create-site', 'packages/create-site/README.md'],
      ['/start/tour/', 'Five-minute tour', 'docs/site/tour.md'],
      ['/start/examples/', 'Examples', 'examples/README.md'],
      ['/start/glossary/', 'Glossary', 'docs/site/glossary.md'],
      ['/start/performance/', 'Performance', 'docs/site/performance.md'],
      ['/start/support/', 'Support policy', 'docs/support.md'],
    ]),
    group('Cookbook', [
      ['/cookbook/live-price/', 'Show a live price', 'docs/site/cookbook/live-price.md'],
      ['/cookbook/log-in/', 'Log in through the app', 'docs/site/cookbook/log-in.md'],
      ['/cookbook/translate/', 'Translate a page', 'docs/site/cookbook/translate.md'],
      ['/cookbook/retry/', 'Retry a failed request', 'docs/site/cookbook/retry.md'],
      ['/cookbook/open-the-app/', 'Open the app', 'docs/site/cookbook/open-the-app.md'],
      [
        '/cookbook/follow-a-link/',
        'Follow a link into the app',
        'docs/site/cookbook/follow-a-link.md',
      ],
      ['/cookbook/dark-mode/', 'Switch to dark mode', 'docs/site/cookbook/dark-mode.md'],
      ['/cookbook/right-to-left/', 'Right to left', 'docs/site/cookbook/right-to-left.md'],
      [
        '/cookbook/server-rendering/',
        'Server rendering and hydration',
        'docs/site/cookbook/server-rendering.md',
      ],
      ['/cookbook/date/', 'Choose a date', 'docs/site/cookbook/date.md'],
      [
        '/cookbook/other-libraries/',
        'Add a submenu or a calendar',
        'docs/site/cookbook/other-libraries.md',
      ],
      ['/cookbook/withdraw/', 'Build a withdrawal form', 'docs/site/cookbook/withdraw.md'],
    ]),
    group('Frameworks', [
      ['/frameworks/next-app/', 'Next.js App Router', 'docs/site/frameworks/next-app.md'],
      ['/frameworks/next-pages/', 'Next.js Pages Router', 'docs/site/frameworks/next-pages.md'],
      ['/frameworks/vite/', 'Vite', 'docs/site/frameworks/vite.md'],
      ['/frameworks/script/', 'Plain script', 'docs/site/frameworks/script.md'],
      ['/frameworks/node/', 'Node', 'docs/site/frameworks/node.md'],
      ['/frameworks/webview/', 'Page inside of an app', 'docs/site/frameworks/webview.md'],
      ['/frameworks/vue/', 'Without React: Vue, Svelte', 'docs/site/frameworks/vue.md'],
    ]),
    group('Migration', [
      ['/migration/axios/', 'From axios or ky', 'docs/site/migration/from-axios.md'],
      ['/migration/i18next/', 'From i18next alone', 'docs/site/migration/from-i18next.md'],
      ['/migration/partysocket/', 'From partysocket', 'docs/site/migration/from-partysocket.md'],
      ['/migration/base-ui/', 'From Base UI or MUI', 'docs/site/migration/from-base-ui.md'],
    ]),
  ],
};

const explorer = (name: NonNullable<Page['explorer']>, title: string): Page => ({
  path: `/explore/${name}/`,
  title,
  source: `docs/site/explore/${name}.md`,
  explorer: name,
});

const explore: Area = {
  title: 'Explore',
  groups: [
    {
      title: 'Live explorers',
      pages: [
        explorer('hosts', 'Hosts'),
        explorer('links', 'Links'),
        explorer('envelopes', 'Envelopes'),
        explorer('quotes', 'Quotes'),
        explorer('bridge', 'App bridge'),
      ],
    },
  ],
};

const recipe = (name: string, title: string): Row => [
  `/recipes/${name}/`,
  title,
  `docs/recipes/${name}.md`,
];

const taskCenter: Area = {
  title: 'Task centre',
  groups: [
    group('The app', [
      ['/task-center/', 'Overview', 'apps/task-center/README.md'],
      ['/task-center/architecture/', 'Architecture', 'docs/architecture.md'],
      ['/task-center/sandbox/', 'Sandbox exchange', 'apps/sandbox/README.md'],
      ['/task-center/exchange-api/', 'API of the exchange', 'packages/exchange-api/README.md'],
      ['/task-center/api/', 'API of the task centre', 'packages/task-center-api/README.md'],
      ['/task-center/account/', 'Account windows', 'packages/account/README.md'],
      ['/task-center/market/', 'Market', 'packages/market/README.md'],
      ['/task-center/site/', 'Parts of the site', 'packages/site/README.md'],
    ]),
    group('Run it', [
      ['/task-center/hosting/', 'Hosting', 'apps/task-center/hosting/README.md'],
      recipe('deploy-to-a-cdn', 'Deploy to a CDN'),
      recipe('scale-out', 'Scale out'),
      recipe('a-new-next', 'Update Next'),
      recipe('a-real-exchange', 'Run against a real exchange'),
    ]),
    group('Extend it', [
      recipe('a-new-edition', 'Add an edition'),
      recipe('a-new-locale', 'Add a locale'),
      recipe('a-new-text', 'Add or change a text'),
      recipe('a-new-app', 'Add an app'),
      recipe('a-new-screen', 'Add a screen'),
      recipe('a-new-category', 'Add a task category'),
      recipe('a-new-reward-type', 'Add a reward type'),
      recipe('a-new-deep-link', 'Add a deep link'),
      recipe('a-new-bridge-method', 'Add a bridge method'),
      recipe('a-native-host', 'Implement the bridge in an app'),
      recipe('a-new-api', 'Add an API'),
      recipe('a-failed-call', 'Show a toast after a failed call'),
    ]),
  ],
};

const project: Area = {
  title: 'Project',
  groups: [
    group('Project', [
      ['/project/', 'About', 'README.md'],
      ['/project/documents/', 'All documents', 'docs/README.md'],
      ['/project/specification/', 'Specification', 'docs/specification.md'],
      ['/project/changelog/', 'Changelog', 'docs/site/changelog.md'],
      ['/project/measurements/', 'Measurements', 'docs/measurements.md'],
    ]),
    group('Contributing', [
      ['/project/first-day/', 'Your first day', 'docs/first-day.md'],
      ['/project/contributing/', 'Contributing', 'CONTRIBUTING.md'],
      ['/project/scripts/', 'All scripts', 'docs/scripts.md'],
      ['/project/code-of-conduct/', 'Code of conduct', '.github/CODE_OF_CONDUCT.md'],
      ['/project/security/', 'Security policy', '.github/SECURITY.md'],
      ['/project/releasing/', 'Releasing', 'docs/releasing.md'],
      ['/project/release-tooling/', 'Release tooling', 'tooling/release/README.md'],
    ]),
    { title: 'Decisions', pages: decisionPages() },
  ],
};

/** All areas, in the order of the header. */
export const areas: readonly Area[] = [
  start,
  { title: 'Packages', groups: packageGroups },
  { title: 'Components', groups: [{ title: 'Components', pages: componentPages() }] },
  explore,
  { title: 'Reference', groups: referenceGroups() },
  taskCenter,
  project,
];

/** All pages except the home page, in reading order. */
export const pages: readonly Page[] = areas.flatMap(({ groups }) =>
  groups.flatMap((each) => each.pages),
);
