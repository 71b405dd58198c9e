import { useEffect, useMemo, useState } from 'react';
import { usePage, useTexts } from '../../page/index.ts';
import { safeStorage } from '../../services/browser/index.ts';
import {
  findEntries,
  groupEntries,
  type GroupedEntries,
  type SearchEntry,
  type SearchGroup,
} from './findEntries.ts';
import { recentEntries, recentGroup, type Searcher } from './recentEntries.ts';

/** Loaded entries. */
export interface SearchResult {
  entries: readonly SearchEntry[];
  /** Whether some entries could not be loaded. */
  isPartial: boolean;
}

/** Everything that the search can find. */
export interface SearchSources {
  /** Groups of results, in display order. */
  groups: readonly SearchGroup[];
  /** Pages of the site, which are found without loading. */
  pages: readonly SearchEntry[];
  /** Entries to show until the visitor types. */
  suggestions: readonly SearchEntry[];
  /**
   * Loads the other entries when the window opens. A new function loads them again. Rejects only if
   * the signal aborts.
   */
  load: (signal: AbortSignal) => Promise<SearchResult>;
}

/** Recent results are kept as long as the tab, because others may use the device later. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage);

/** Loads the entries that the build does not contain. `retry` loads them again. */
export function useLoadedEntries(load: SearchSources['load']): {
  loaded: SearchResult | undefined;
  retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<SearchResult>();
  useEffect(() => {
    const aborter = new AbortController();
    load(aborter.signal).then(setLoaded, () => undefined);
    return () => aborter.abort();
  }, [load, attempt]);
  return { loaded, retry: () => setAttempt(attempt + 1) };
}

/** Returns the groups to show: the results of the query, or what to suggest before the visitor types. */
export function useShownGroups(
  { groups, suggestions, pages }: Omit<SearchSources, 'load'>,
  {
    loaded,
    query,
    searcher,
  }: { loaded: SearchResult | undefined; query: string; searcher: Searcher },
): readonly GroupedEntries[] {
  const t = useTexts('shell');
  const { regions, locale } = usePage();
  const tag = regions.languageTag(locale);
  return useMemo(() => {
    if (query.trim() !== '') {
      const entries = [...(loaded?.entries ?? []), ...pages];
      return groupEntries(groups, findEntries(entries, query, tag));
    }
    const recent: SearchGroup = {
      id: recentGroup,
      title: t('search_recent'),
      icon: 'clock',
      content: (entry) => groups.find(({ id }) => id === entry.from)?.content?.(entry),
    };
    const recentlyOpened = recentEntries(tabStorage, searcher);
    return groupEntries([recent, ...groups], [...recentlyOpened, ...suggestions]);
  }, [groups, suggestions, loaded, pages, query, tag, searcher, t]);
}
