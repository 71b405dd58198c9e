'use client';

import dynamic from 'next/dynamic';
import type { ReactElement } from 'react';

const explorers = {
  hosts: dynamic(() => import('../hosts/index.tsx')),
  links: dynamic(() => import('../links/index.tsx')),
  envelopes: dynamic(() => import('../envelopes/index.tsx')),
  quotes: dynamic(() => import('../quotes/index.tsx')),
  bridge: dynamic(() => import('../bridge/index.tsx')),
};

export type ExplorerName = keyof typeof explorers;

/** An interactive explorer. Each explorer is loaded as a separate chunk. */
export function Explorer({ name }: { name: ExplorerName }): ReactElement {
  const Chosen = explorers[name];
  return <Chosen />;
}
