export { findEntries, type SearchEntry, type SearchGroup } from './findEntries.ts';
export { SearchWindow, type SearchWindowProps } from './SearchWindow.tsx';
export type { SearchResult } from './useSearchResults.ts';
export { helpEntry, pageEntries } from './pageEntries.ts';
