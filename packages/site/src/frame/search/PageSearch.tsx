import { useMemo, type ReactElement } from 'react';
import { usePage, useServices, useTexts } from '../../page/index.ts';
import { useShell } from '../ShellContext.ts';
import { helpEntry, pageEntries } from './pageEntries.ts';
import { SearchWindow, type SearchWindowProps } from './SearchWindow.tsx';

const loadNothing = () => Promise.resolve({ entries: [], isPartial: false });

/** Searches the pages of the app and of the site. */
export function PageSearch({
  open,
  onClose,
}: Pick<SearchWindowProps, 'open' | 'onClose'>): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  const { app } = useShell();
  const edition = useServices()?.edition;
  const groups = useMemo(
    () => [{ id: 'pages', title: t('search_pages'), icon: 'arrowEnd' }] as const,
    [t],
  );
  const pages = useMemo(() => pageEntries(app, { t, page, edition }), [app, t, page, edition]);
  return (
    <SearchWindow
      open={open}
      onClose={onClose}
      label={t('search')}
      groups={groups}
      pages={pages}
      suggestions={pages}
      help={helpEntry(t, page)}
      load={loadNothing}
    />
  );
}
