import { Button } from '@exchange/ui/button';
import { Icon } from '@exchange/ui/icon';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@exchange/ui/styles.css';

function Claim() {
  const [claiming, setClaiming] = useState(false);
  return (
    <Button
      variant="primary"
      loading={claiming}
      loadingLabel="Claiming…"
      onClick={() => setClaiming(true)}
    >
      Claim reward <Icon name="gift" />
    </Button>
  );
}

createRoot(document.querySelector('#root')!).render(<Claim />);
