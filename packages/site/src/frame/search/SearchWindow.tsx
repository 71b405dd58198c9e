import { usePage, useTexts, useUserId } from '../../page/index.ts';
import { safeStorage } from '../../services/browser/index.ts';
import { Button, Icon, Modal, SearchField } from '@exchange/ui';
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { findEntries, groupEntries, type SearchEntry, type SearchGroup } from './findEntries.ts';
import { recentEntries, recentGroup, storeRecent } from './recentEntries.ts';

/** Loaded entries. */
export interface SearchResult {
  entries: readonly SearchEntry[];
  /** Whether some entries could not be loaded. */
  isPartial: boolean;
}

export interface SearchWindowProps {
  open: boolean;
  onClose: () => void;
  /** Label of the field. */
  label: string;
  /** Groups of results, in display order. */
  groups: readonly SearchGroup[];
  /** Pages of the site, which are found without loading. */
  pages: readonly SearchEntry[];
  /** Entries to show until the visitor types. */
  suggestions: readonly SearchEntry[];
  /** Entry at the end of every list of results, for visitors who did not find what they looked for. */
  help: SearchEntry;
  /** Loads the other entries when the window opens. A new function loads them again. Rejects only if the signal aborts. */
  load: (signal: AbortSignal) => Promise<SearchResult>;
}

/** Searches the site. Every result is a link. */
export function SearchWindow({ open, onClose, ...search }: SearchWindowProps): ReactElement {
  const t = useTexts('shell');
  return (
    <Modal
      open={open}
      onOpenChange={onClose}
      title={t('search')}
      closeLabel={t('close')}
      lightDismiss
    >
      <Search {...search} onClose={onClose} />
    </Modal>
  );
}

/** Recent results are kept as long as the tab, because others may use the device later. */
const storage = safeStorage(() => globalThis.sessionStorage);

/** Content of the window. Mounted only while the window is open, so that each opening loads fresh data. */
function Search({
  onClose,
  label,
  groups,
  pages,
  suggestions,
  help,
  load,
}: Omit<SearchWindowProps, 'open'>): ReactElement {
  const t = useTexts('shell');
  const { regions, locale } = usePage();
  const tag = regions.languageTag(locale);
  const userId = useUserId();
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<SearchResult>();

  useEffect(() => {
    const aborter = new AbortController();
    load(aborter.signal).then(setLoaded, () => undefined);
    return () => aborter.abort();
  }, [load, attempt]);

  const found = useMemo(() => {
    if (words.trim() === '') {
      const recent: SearchGroup = {
        id: recentGroup,
        title: t('search_recent'),
        icon: 'clock',
        content: (entry) => groups.find(({ id }) => id === entry.from)?.content?.(entry),
      };
      return groupEntries(
        [recent, ...groups],
        [...recentEntries(storage, { userId, locale }), ...suggestions],
      );
    }
    return groupEntries(groups, findEntries([...(loaded?.entries ?? []), ...pages], words, tag));
  }, [groups, suggestions, loaded, pages, words, tag, userId, locale, t]);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);

  const result = () => {
    if (words.trim() === '') return '';
    if (count > 0) return t('search_count', { count });
    return loaded ? t('search_none') : t('search_loading');
  };

  const open = ({ title, href, group, from = group }: SearchEntry) => {
    storeRecent(storage, { userId, locale }, { title, href, from });
    onClose();
  };
  const hasHelp = found.some(({ entries }) => entries.some(({ href }) => href === help.href));

  const moveFocus = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Other results can still come before the first one that is shown.
      if (words.trim() !== '' && words === query && loaded)
        event.currentTarget.querySelector<HTMLElement>('section .search__result')?.click();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .search__result')];
    const current = stops.indexOf(event.target as HTMLElement);
    event.preventDefault();
    stops[Math.max(current + step, 0)]?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between results
    <div className="search" onKeyDown={moveFocus}>
      <SearchField
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the window opens to type into this field
        autoFocus
        label={label}
        placeholder={label}
        clearLabel={t('search_clear')}
        value={query}
        onValueChange={setQuery}
        result={result()}
      />
      {/* Mounted before its text, so that screen readers announce the text. */}
      <div role="status">
        {loaded?.isPartial ? (
          <div className="search__failure">
            <Icon name="alert" size={16} />
            <p>{t('search_failed')}</p>
            <Button size="small" onClick={() => setAttempt(attempt + 1)}>
              {t('retry')}
            </Button>
          </div>
        ) : null}
      </div>
      <div className="search__groups">
        {found.map(({ group, entries }) => (
          <section key={group.id} aria-labelledby={`search-${group.id}`}>
            <h3 id={`search-${group.id}`}>{group.title}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.href}>
                  <a className="search__result" href={entry.href} onClick={() => open(entry)}>
                    {group.content?.(entry) ?? (
                      <>
                        <Icon name={group.icon} />
                        <span>{entry.title}</span>
                      </>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {words.trim() === '' || hasHelp ? null : (
          <a className="search__result" href={help.href} onClick={() => open(help)}>
            <Icon name="help" />
            <span>{help.title}</span>
          </a>
        )}
      </div>
    </div>
  );
}
