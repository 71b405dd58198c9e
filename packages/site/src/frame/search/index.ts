export { findEntries, type SearchEntry, type SearchGroup } from './findEntries.ts';
export { SearchWindow, type SearchResult, type SearchWindowProps } from './SearchWindow.tsx';
export { helpEntry, pageEntries } from './pageEntries.ts';
