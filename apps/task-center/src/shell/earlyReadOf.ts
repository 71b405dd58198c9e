import type { ReadName } from '../services/endpointNames.ts';

/** The first call for data of a page. */
interface EarlyRead {
  name: ReadName;
  /** Query parameters, except `lang`. */
  query?: Readonly<Record<string, string>>;
}

/**
 * Returns the first call for data of a page, or undefined if it has none or its URL lacks a parameter.
 *
 * @param page - path of the page without a locale
 * @param address - query of the page's URL
 */
export function earlyReadOf(
  page: string | undefined,
  address: URLSearchParams,
): EarlyRead | undefined {
  const task_id = address.get('task-id');
  const campaign_id = address.get('campaign-id');
  switch (page) {
    case '/task-center':
      return { name: 'home' };
    case '/task-center/task-detail':
      if (task_id === null) return undefined;
      return { name: 'task', query: { task_id, rule_index: address.get('rule-index') ?? '0' } };
    case '/task-center/my-campaigns':
      return { name: 'campaigns', query: { filter: 'ongoing' } };
    case '/task-center/campaign-detail':
      return campaign_id === null ? undefined : { name: 'campaign', query: { campaign_id } };
    case '/task-center/my-rewards':
      return { name: 'rewards', query: { group: 'to_claim', sort: 'ending' } };
    case '/task-center/invite':
      return { name: 'invite' };
    default:
      return undefined;
  }
}
