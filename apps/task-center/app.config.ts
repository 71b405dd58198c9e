import type { SiteApp } from '@exchange/site/app';
import { productEditions } from '@exchange/site/exchange';
import type { Edition } from '@exchange/site/regions';
import type { EndpointName, Topic } from '@exchange/task-center-api';
import { eventsPath, taskCenterPaths } from '@exchange/task-center-api/paths';

// Facts about this app. What all apps of the site share is in packages/site/exchange.config.ts.

/**
 * Editions where the task centre is not offered. Their pages make no offers. The server must refuse
 * their visitors, too: where it refuses those of any other edition, pages hide their offers as soon
 * as it responds.
 */
export const closedEditions: Edition[] = [];

export const app: SiteApp = {
  basePath: '/task-center',
  title: (t) => t('app_title'),
  sections: (t) => [
    { name: t('section_tasks'), path: '/task-center', details: ['/task-center/task-detail'] },
    {
      name: t('section_rewards'),
      path: '/task-center/my-rewards',
      details: ['/task-center/reward-detail', '/task-center/points'],
    },
    {
      name: t('section_campaigns'),
      path: '/task-center/my-campaigns',
      details: ['/task-center/campaign-detail'],
    },
    { name: t('section_invite'), path: '/task-center/invite', details: [] },
    { name: t('section_faq'), path: '/task-center/faq', details: [] },
  ],
  closedEditions,
  // The detail pages are empty without a query.
  isIndexedPage: (path) => !path.endsWith('-detail'),
  invitePath: '/task-center/invite',
};

/**
 * Editions that offer derivatives, a yield on coins, rewards that depend on chance, and coins as
 * rewards. The FAQ explains these only there. The server has its own list of offers.
 */
export const offers: Readonly<Record<Topic, readonly Edition[]>> = {
  ...productEditions,
  chance: ['default', 'kz', 'ge', 'id'],
  airdrops: ['default', 'eu', 'kz', 'tr', 'ge', 'id', 'ae', 'nl'],
};

/**
 * Editions that label pages which promote offers as advertising.
 *
 * - `eu`, `nl`: Regulation (EU) 2023/1114 (MiCA), article 66(2), and Directive 2000/31/EC, article 6(a)
 */
export const labelledAds: readonly Edition[] = ['eu', 'nl'];

/** Pages that promote offers. Editions of `labelledAds` label them as advertising. */
export const promotingPages: readonly string[] = [
  '/task-center',
  '/task-center/task-detail',
  '/task-center/my-rewards',
  '/task-center/reward-detail',
  '/task-center/points',
  '/task-center/my-campaigns',
  '/task-center/campaign-detail',
  '/task-center/invite',
];

export interface AppPaths {
  readonly taskCenter: Readonly<Record<EndpointName, string>>;
  readonly events: string;
}

/**
 * Paths of the app's calls, on `services.api`. Another exchange replaces single paths:
 * `{ ...taskCenterPaths, home: '/…' }`.
 */
export const paths: AppPaths = {
  taskCenter: taskCenterPaths,
  /** Server-sent events. */
  events: eventsPath,
};

export interface AppFeatures {
  /** Server-sent events about changes of the user's data. */
  readonly liveEvents: boolean;
  /** Prices on the home page. */
  readonly market: boolean;
}

export const appFeatures: AppFeatures = { liveEvents: true, market: true };
