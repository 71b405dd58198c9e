import { createQuoteSocket } from '@exchange/quote-socket';
import { QuoteProvider, useQuoteStatus } from '@exchange/quote-socket/react';
import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { Button } from '@exchange/ui';
import { useEffect, useState } from 'react';

const { edition } = createRegionEnv(preset).resolveHost('brand.kz');

function Status() {
  const { status } = useQuoteStatus();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <Button
      data-consumer={hydrated && status === 'init' && edition === 'kz' ? 'passed' : 'waiting'}
    >
      {edition}
    </Button>
  );
}

export default function Page() {
  const [socket] = useState(() => createQuoteSocket({ url: 'ws://127.0.0.1:9/never' }));
  return (
    <QuoteProvider socket={socket}>
      <Status />
    </QuoteProvider>
  );
}
