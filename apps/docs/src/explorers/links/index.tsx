'use client';

import type { ReactElement } from 'react';
import { LineExplorer } from '../panel/LineExplorer.tsx';
import { goodLinks, hostileLinks } from './examples.ts';
import { explainLink } from './explainLink.ts';
import { LinkResult } from './LinkResult.tsx';

/** Maps a web address to an app link, or an app link to a web path, and explains the result. */
export default function LinkExplorer(): ReactElement {
  return (
    <LineExplorer
      label="Link explorer"
      fieldLabel="Web address, path or app link"
      parameter="link"
      initial="https://www.brand.com/en/trade/spot/BTC/USDT"
      good={goodLinks}
      hostile={hostileLinks}
    >
      {(text, setText) => <LinkResult explanation={explainLink(text)} onOpen={setText} />}
    </LineExplorer>
  );
}
