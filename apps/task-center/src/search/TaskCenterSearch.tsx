import { useI18n } from '@exchange/i18n-loader/react';
import { SymbolQuote } from '@exchange/market/quote';
import { usePage, useServices, useTexts } from '@exchange/site/page';
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
  const { i18n } = useI18n('shell');
  const { market } = services;
  const edition = useServices()?.edition;
  const groups = useMemo(
    (): SearchGroup[] => [
      { id: 'tasks', title: t('section_tasks'), icon: 'checkIn' },
      { id: 'rewards', title: t('section_rewards'), icon: 'gift' },
      { id: 'campaigns', title: t('section_campaigns'), icon: 'trophy' },
      { id: 'questions', title: t('section_faq'), icon: 'help' },
      {
        id: 'markets',
        title: t('nav_markets'),
        icon: 'trend',
        // Without its texts, a price could not be read aloud.
        content: ({ title }) =>
          i18n.hasResourceBundle(i18n.language, 'market') ? (
            <SymbolQuote market={market} symbol={title.replace('/', '')} name={title} />
          ) : undefined,
      },
      { id: 'pages', title: t('search_pages'), icon: 'arrowEnd' },
    ],
    [t, i18n, market],
  );
  const shared = useTexts('screen');
  const pages = useMemo(
    () =>
      searchedPages(pageEntries(app, { t, page, edition }), page, {
        points: shared('reward_points'),
        verify: shared('gate_verify'),
      }),
    [t, shared, page, edition],
  );
  const load = useCallback(
    async (signal: AbortSignal) => {
      const sources = await loadSearch(services, page, signal);
      // Only pages that show prices include their texts.
      const { market: priceTexts } = sources.texts;
      if (priceTexts) i18n.addResourceBundle(i18n.language, 'market', priceTexts, true, false);
      return { entries: searchEntries(page, sources), isPartial: sources.isPartial };
    },
    [services, page, i18n],
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
