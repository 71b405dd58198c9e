import { usePage, useTexts } from '@exchange/site-page';
import { Button, Icon, Modal, SearchField, type IconName } from '@exchange/ui';
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { languageTag } from '../paths/regions.ts';
import { sections } from '../paths/navigation.ts';
import { findEntries, type SearchGroup } from './findEntries.ts';
import { loadSearch, type SearchServices, type SearchSources } from './loadSearch.ts';
import { searchEntries } from './searchEntries.ts';

interface Props {
  services: SearchServices;
  open: boolean;
  onClose: () => void;
}

/** Searches tasks, questions, markets and pages. Every result is a link. */
export function SearchWindow(props: Props): ReactElement {
  const t = useTexts('shell');
  return (
    <Modal
      open={props.open}
      onOpenChange={props.onClose}
      title={t('search')}
      closeLabel={t('close')}
      lightDismiss
    >
      <Search {...props} />
    </Modal>
  );
}

const groups = {
  tasks: { title: 'section_tasks', icon: 'checkIn' },
  questions: { title: 'section_faq', icon: 'help' },
  markets: { title: 'nav_markets', icon: 'trend' },
  pages: { title: 'search_pages', icon: 'arrowEnd' },
} as const satisfies Record<SearchGroup, { title: string; icon: IconName }>;

/** Content of the window. Mounted only while the window is open, so that each opening loads fresh data. */
function Search({ services, onClose }: Props): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  const tag = languageTag(page.locale);
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query);
  const [attempt, setAttempt] = useState(0);
  const [sources, setSources] = useState<SearchSources>();

  useEffect(() => {
    const aborter = new AbortController();
    loadSearch(services, page, aborter.signal).then(setSources, () => undefined);
    return () => aborter.abort();
  }, [services, page, attempt]);

  const entries = useMemo(() => searchEntries(t, page, sources), [t, page, sources]);
  const found = useMemo(() => {
    if (words.trim() !== '') return findEntries(entries, words, tag);
    // Suggests pages until the visitor types.
    const pages = entries.filter(({ group }) => group === 'pages').slice(0, sections.length);
    return [{ group: 'pages', entries: pages } as const];
  }, [entries, words, tag]);
  const count = found.reduce((sum, group) => sum + group.entries.length, 0);

  const result = () => {
    if (words.trim() === '') return '';
    if (count > 0) return t('search_count', { count });
    return sources ? t('search_none') : t('search_loading');
  };

  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .search__result')];
    const current = stops.indexOf(event.target as HTMLElement);
    event.preventDefault();
    stops[Math.max(current + step, 0)]?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between results
    <div ref={box} className="search" onKeyDown={moveFocus}>
      <SearchField
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the window opens to type into this field
        autoFocus
        label={t('search_label')}
        placeholder={t('search_label')}
        clearLabel={t('search_clear')}
        value={query}
        onValueChange={setQuery}
        result={result()}
      />
      {/* Mounted before its text, so that screen readers announce the text. */}
      <div role="status">
        {sources?.isPartial ? (
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
        {found.map(({ group, entries: list }) => (
          <section key={group} aria-labelledby={`search-${group}`}>
            <h3 id={`search-${group}`}>{t(groups[group].title)}</h3>
            <ul>
              {list.map(({ title, href }) => (
                <li key={href}>
                  <a className="search__result" href={href} onClick={onClose}>
                    <Icon name={groups[group].icon} />
                    <span>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
