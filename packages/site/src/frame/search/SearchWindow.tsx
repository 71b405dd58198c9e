import { Button, Icon, Modal, SearchField, type IconName } from '@exchange/ui';
import {
  useDeferredValue,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { usePage, useTexts, useUserId } from '../../page/index.ts';
import type { SearchEntry } from './findEntries.ts';
import { storeRecent } from './recentEntries.ts';
import { moveFocus, openFirstResult } from './searchKeys.ts';
import {
  tabStorage,
  useLoadedEntries,
  useShownGroups,
  type SearchSources,
} from './useSearchResults.ts';

export interface SearchWindowProps extends SearchSources {
  open: boolean;
  onClose: () => void;
  /** Label of the field. */
  label: string;
  /** Entry at the end of every list of results, for visitors who did not find what they looked for. */
  help: SearchEntry;
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
  const searcher = useMemo(() => ({ userId, locale }), [userId, locale]);
  const { loaded, retry } = useLoadedEntries(load);
  const [input, setInput] = useState('');
  // Typing stays fast while a long list of results is rendered.
  const query = useDeferredValue(input);
  const isEmpty = query.trim() === '';

  const shownGroups = useShownGroups({ groups, suggestions, pages }, { loaded, query, searcher });
  const shown = shownGroups.flatMap(({ entries }) => entries);
  const needsHelp = !isEmpty && !shown.some(({ href }) => href === help.href);

  const result = () => {
    if (isEmpty) return '';
    if (shown.length > 0) return t('search_count', { count: shown.length });
    return loaded ? t('search_none') : t('search_loading');
  };

  const open = ({ title, href, group, from = group }: SearchEntry) => {
    storeRecent(tabStorage, searcher, { title, href, from });
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

/** Note that some results could not be loaded. */
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
