import { useTexts } from '@exchange/site/page';
import { Button } from '@exchange/ui';
import { useContext, type ReactElement } from 'react';
import { ConnectionState } from './connection/ConnectionState.tsx';
import { PricesContext } from './PricesContext.ts';

/** State of the prices. In an outage, also shows their time and a button that reconnects. */
export function PricesState(): ReactElement {
  const t = useTexts('market');
  const { state, updatedAt, retry } = useContext(PricesContext);
  return (
    <ConnectionState state={state} time={updatedAt}>
      {retry && state !== 'live' ? (
        <Button size="xx-small" onClick={retry}>
          {t('chart_retry')}
        </Button>
      ) : null}
    </ConnectionState>
  );
}
