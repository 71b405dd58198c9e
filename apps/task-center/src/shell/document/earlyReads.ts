import { endpoints } from '@exchange/task-center-api';
import { paths } from '../../../exchange.config.ts';
import type { ReadName } from '../../services/server/taskCenter.ts';

/** The first API call of a page. */
interface EarlyRead {
  name: ReadName;
  /** Query parameters, except `lang`. `{task-id}` stands for the value of that query parameter in the page's URL. */
  query?: Readonly<Record<string, string>>;
}

/** First call by path of the page. In `{name|default}`, the default applies if the URL lacks the parameter. */
const reads: Partial<Record<string, EarlyRead>> = {
  '/task-center': { name: 'home' },
  '/task-center/task-detail': {
    name: 'task',
    query: { rule_index: '{rule-index|0}', task_id: '{task-id}' },
  },
  '/task-center/my-campaigns': { name: 'campaigns', query: { filter: 'ongoing' } },
  '/task-center/campaign-detail': { name: 'campaign', query: { campaign_id: '{campaign-id}' } },
  '/task-center/my-rewards': { name: 'rewards', query: { group: 'to_claim' } },
  '/task-center/invite': { name: 'invite' },
};

/**
 * Returns the attributes of the root element that `earlyRequestsScript` reads: the path and query of the page's
 * first call, and whether the call requires a login.
 *
 * @param path - path of the page without a locale
 */
export function earlyReadOf(
  path: string | undefined,
  lang: string,
): { 'data-read'?: string; 'data-read-for'?: 'users' } {
  const read = path === undefined ? undefined : reads[path];
  if (!read) return {};
  // Sorted by name, like the query that the API client builds.
  const query = Object.entries({ ...read.query, lang }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return {
    'data-read': `${paths.taskCenter[read.name]}?${query.map((pair) => pair.join('=')).join('&')}`,
    ...(endpoints[read.name].guests ? {} : { 'data-read-for': 'users' }),
  };
}
