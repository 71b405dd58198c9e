import { Button } from '@exchange/ui';
import { useState } from 'react';

export function ButtonDemo() {
  const [claiming, setClaiming] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        loading={claiming}
        loadingLabel="Claiming…"
        onClick={() => setClaiming(true)}
      >
        Claim reward
      </Button>
      <Button href="#markets">See markets</Button>
    </>
  );
}
