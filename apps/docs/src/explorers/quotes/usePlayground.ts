import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPlayground, type LastingFault, type Playground, type Sample } from './playground.ts';

const noSamples: readonly Sample[] = [];

/** Returns a playground that runs until it is stopped or the component unmounts. */
export function usePlayground(faults: readonly LastingFault[]) {
  const [playground, setPlayground] = useState<Playground>();
  useEffect(() => () => playground?.dispose(), [playground]);
  useEffect(() => playground?.setLasting(faults), [playground, faults]);
  const samples = useSyncExternalStore(
    playground?.subscribe ?? subscribeToNothing,
    playground?.getSamples ?? (() => noSamples),
    () => noSamples,
  );
  return {
    playground,
    samples,
    start: () => setPlayground(createPlayground()),
    stop: () => setPlayground(undefined),
  };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
