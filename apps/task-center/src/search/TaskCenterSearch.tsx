import { usePage, useTexts } from '@exchange/site/page';
import {
  helpEntry,
  pageEntries,
  SearchWindow,
  type SearchGroup,
  type SearchWindowProps,
} from '@exchange/site/frame/search';
import { useCallback, useMemo, type ReactElement } from 'react';
import { app } from '../../app.config.ts';
import { searchedPages } from './searchedPages.ts';
import { loadSearch, type SearchServices } from './loadSearch.ts';
import { searchEntries } from './searchEntries.ts';

interface Props extends Pick<SearchWindowProps, 'open' | 'onClose'> {
  services: SearchServices;
}

/** Searches tasks, rewards, campaigns, questions, markets and pages. */
export function TaskCenterSearch({ services, open, onClose }: Props): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  const groups = useMemo(
    (): SearchGroup[] => [
      { id: 'tasks', title: t('section_tasks'), icon: 'checkIn' },
      { id: 'rewards', title: t('section_rewards'), icon: 'gift' },
      { id: 'campaigns', title: t('section_campaigns'), icon: 'trophy' },
      { id: 'questions', title: t('section_faq'), icon: 'help' },
      { id: 'markets', title: t('nav_markets'), icon: 'trend' },
      { id: 'pages', title: t('search_pages'), icon: 'arrowEnd' },
    ],
    [t],
  );
  const shared = useTexts('screen');
  const pages = useMemo(
    () =>
      searchedPages(pageEntries(app, t, page), page, {
        points: shared('reward_points'),
        verify: shared('gate_verify'),
      }),
    [t, shared, page],
  );
  const load = useCallback(
    async (signal: AbortSignal) => {
      const sources = await loadSearch(services, page, signal);
      return { entries: searchEntries(page, sources), isPartial: sources.isPartial };
    },
    [services, page],
  );
  return (
    <SearchWindow
      open={open}
      onClose={onClose}
      label={t('search_label')}
      groups={groups}
      pages={pages}
      help={helpEntry(t, page)}
      suggestions={pages.slice(0, app.sections(t).length)}
      load={load}
    />
  );
}
