'use client';

import type { ReactElement } from 'react';
import { LineExplorer } from '../panel/LineExplorer.tsx';
import { goodHosts, hostileHosts } from './examples.ts';
import { explainHost } from './explainHost.ts';
import { HostResult } from './HostResult.tsx';

/** Shows everything that a page derives from its host. */
export default function HostExplorer(): ReactElement {
  return (
    <LineExplorer
      label="Host explorer"
      fieldLabel="Host or address"
      parameter="host"
      initial="www.brand.kz"
      good={goodHosts}
      hostile={hostileHosts}
    >
      {(text) => <HostResult explanation={explainHost(text)} />}
    </LineExplorer>
  );
}
