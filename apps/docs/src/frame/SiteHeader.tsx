'use client';

import { Header } from '@exchange/ui/header';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { address } from '../site/site.ts';
import { ThemeButton } from './ThemeButton.tsx';
import { VersionSwitch } from './VersionSwitch.tsx';
import { Wordmark } from './Wordmark.tsx';

const SearchDialog = lazy(() =>
  import('../search/SearchDialog.tsx').then((module) => ({ default: module.SearchDialog })),
);

/** Link to an area of the site in the header. */
export interface AreaLink {
  name: string;
  href: string;
}

/** Header of every page. Its button, `/` and Ctrl+K open the search dialog. */
export function SiteHeader({ links }: { links: readonly AreaLink[] }): ReactElement {
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setSearching(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Header
        className="frame-header"
        data-theme="dark"
        homeHref={address('/')}
        brand={<Wordmark />}
        sections={links.map((link) => ({ ...link, renderer: 'link' }))}
        actions={
          <>
            <VersionSwitch />
            <ThemeButton />
          </>
        }
        labels={{
          home: 'exchange-web, home',
          navigation: 'Main',
          menu: 'Menu',
          search: 'Search (Ctrl+K)',
        }}
        onSearch={() => setSearching(true)}
      />
      {searching && (
        <Suspense>
          <SearchDialog onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </>
  );
}

function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const isTyping =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}
