'use client';

import { Combobox } from '@exchange/ui/combobox';
import { Modal } from '@exchange/ui/modal';
import type MiniSearch from 'minisearch';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { SearchEntry } from '../markdown/searchOptions.ts';
import { address } from '../site/site.ts';
import { loadIndex } from './loadIndex.ts';
import { findPages } from './findPages.ts';

type State = MiniSearch<SearchEntry> | 'loading' | 'failed';

/** Dialog that searches all pages. Enter opens the best match. */
export function SearchDialog({ onClose }: { onClose: () => void }): ReactElement {
  const [index, setIndex] = useState<State>('loading');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const cancelled = new AbortController();
    loadIndex(cancelled.signal).then(setIndex, () => {
      if (!cancelled.signal.aborted) setIndex('failed');
    });
    return () => cancelled.abort();
  }, []);
  const options = typeof index === 'string' ? [] : findPages(index, text);
  return (
    <Modal
      open
      className="search"
      title="Search"
      closeLabel="Close"
      lightDismiss
      initialFocus={input}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Combobox
        ref={input}
        className="search-field"
        classNames={{ list: 'search-results' }}
        label="Pages, names and errors"
        options={options}
        // The search index has already filtered the options.
        filter={(all) => all}
        loading={index === 'loading'}
        texts={{ empty: emptyText(index, text), loading: 'Loading the index…' }}
        onSearch={setText}
        onValueChange={(path) => {
          if (path === '') return;
          onClose();
          location.assign(address(path));
        }}
      />
    </Modal>
  );
}

function emptyText(index: State, text: string): string {
  if (index === 'failed') return 'The search index did not load. Reload the page.';
  return text.trim() === '' ? 'Type to search.' : `Nothing found for “${text.trim()}”.`;
}
