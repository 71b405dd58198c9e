import dynamic from 'next/dynamic';
import { useState, type ReactElement } from 'react';
import { loadChunk } from '../runtime/loadChunk.ts';
import type { Services } from '../runtime/services.ts';
import { MissingWindow } from '../screen/MissingWindow.tsx';

const SearchWindow = dynamic(
  () => loadChunk(async () => (await import('./SearchWindow.tsx')).SearchWindow),
  { ssr: false, loading: ({ error }) => (error ? <MissingWindow /> : null) },
);

/** The search, whose code is loaded when it is first wanted. */
export function SearchGate(props: {
  services: Services;
  open: boolean;
  onClose: () => void;
}): ReactElement | null {
  const [isWanted, setIsWanted] = useState(false);
  if (props.open && !isWanted) setIsWanted(true);
  return isWanted ? <SearchWindow {...props} /> : null;
}
