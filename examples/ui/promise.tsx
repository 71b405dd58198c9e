import { Button } from '@exchange/ui/button';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@exchange/ui/styles.css';

function Claim({ claim }: { claim: () => Promise<void> }) {
  const [claiming, setClaiming] = useState(false);
  return (
    <Button
      variant="primary"
      size="large"
      loading={claiming}
      loadingLabel="Claiming…"
      onClick={() => {
        setClaiming(true);
        void claim().finally(() => setClaiming(false));
      }}
    >
      Claim
    </Button>
  );
}

const claim = () => new Promise<void>((done) => setTimeout(done, 1_000));
createRoot(document.querySelector('#root')!).render(<Claim claim={claim} />);
