import { Button, Icon, Modal, SearchField, type IconName } from '@exchange/ui';
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { usePage, useTexts, useUserId } from '../../page/index.ts';
import { safeStorage } from '../../services/browser/index.ts';
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
  /**
   * Loads the other entries when the window opens. A new function loads them again. Rejects only if
   * the signal aborts.
   */
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
  const { locale } = usePage();
  const userId = useUserId();
  const { loaded, retry } = useLoaded(load);
  const [input, setInput] = useState('');
  // Typing stays fast while a long list of results is rendered.
  const query = useDeferredValue(input);
  const isEmpty = query.trim() === '';

  const shownGroups = useShownGroups({ groups, suggestions, pages, loaded, query, userId });
  const shown = shownGroups.flatMap(({ entries }) => entries);
  const needsHelp = !isEmpty && !shown.some(({ href }) => href === help.href);

  const result = () => {
    if (isEmpty) return '';
    if (shown.length > 0) return t('search_count', { count: shown.length });
    return loaded ? t('search_none') : t('search_loading');
  };

  const open = ({ title, href, group, from = group }: SearchEntry) => {
    storeRecent(storage, { userId, locale }, { title, href, from });
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrow keys also choose a character of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Until everything is loaded and rendered, another result can still become the first.
      const isComplete = query === input && loaded !== undefined;
      if (!isEmpty && isComplete) openFirstResult(event.currentTarget);
    } else {
      moveFocus(event);
    }
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between results
    <div className="search" onKeyDown={onKeyDown}>
      <SearchField
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the window opens to type into this field
        autoFocus
        label={label}
        placeholder={label}
        clearLabel={t('search_clear')}
        value={input}
        onValueChange={setInput}
        result={result()}
      />
      {/* Mounted before its text, so that screen readers announce the text. */}
      <div role="status">{loaded?.isPartial ? <PartialFailure onRetry={retry} /> : null}</div>
      <div className="search__groups">
        {shownGroups.map(({ group, entries }) => (
          <section key={group.id} aria-labelledby={`search-${group.id}`}>
            <h3 id={`search-${group.id}`}>{group.title}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry.href}>
                  <ResultLink
                    entry={entry}
                    icon={group.icon}
                    content={group.content?.(entry)}
                    onOpen={open}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {needsHelp ? <ResultLink entry={help} icon="help" onOpen={open} /> : null}
      </div>
    </div>
  );
}

/** Returns the groups to show: the results of the query, or what to suggest before the visitor types. */
function useShownGroups({
  groups,
  suggestions,
  pages,
  loaded,
  query,
  userId,
}: Pick<SearchWindowProps, 'groups' | 'suggestions' | 'pages'> & {
  loaded: SearchResult | undefined;
  query: string;
  userId: string;
}) {
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
    const recentlyOpened = recentEntries(storage, { userId, locale });
    return groupEntries([recent, ...groups], [...recentlyOpened, ...suggestions]);
  }, [groups, suggestions, loaded, pages, query, tag, userId, locale, t]);
}

/** Loads the entries that the build does not contain. `retry` loads them again. */
function useLoaded(load: SearchWindowProps['load']) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<SearchResult>();
  useEffect(() => {
    const aborter = new AbortController();
    load(aborter.signal).then(setLoaded, () => undefined);
    return () => aborter.abort();
  }, [load, attempt]);
  return { loaded, retry: () => setAttempt(attempt + 1) };
}

/** Opens the first result in a group. The link to the help center is in no group. */
function openFirstResult(search: Element): void {
  search.querySelector<HTMLElement>('section .search__result')?.click();
}

/** Moves the focus between the field and the results if the key is an arrow. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .search__result')];
  const current = stops.indexOf(event.target as HTMLElement);
  stops[Math.max(current + step, 0)]?.focus();
}

function ResultLink({
  entry,
  icon,
  content,
  onOpen,
}: {
  entry: SearchEntry;
  icon: IconName;
  /** Replaces the icon and the title. */
  content?: ReactNode;
  onOpen: (entry: SearchEntry) => void;
}): ReactElement {
  return (
    <a className="search__result" href={entry.href} onClick={() => onOpen(entry)}>
      {content ?? (
        <>
          <Icon name={icon} />
          <span>{entry.title}</span>
        </>
      )}
    </a>
  );
}

/** Says that some results could not be loaded. */
function PartialFailure({ onRetry }: { onRetry: () => void }): ReactElement {
  const t = useTexts('shell');
  return (
    <div className="search__failure">
      <Icon name="alert" size={16} />
      <p>{t('search_failed')}</p>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
