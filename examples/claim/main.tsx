import { createApiClient } from '@exchange/api-client/fetch';
import { createFakeTransport } from '@exchange/api-client/testing';
import { Button } from '@exchange/ui/button';
import { Toasts, type Toast } from '@exchange/ui/toasts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@exchange/ui/styles.css';
import { failureText } from './failureText.ts';

// Replaces the server in this example. Without `fetch`, the client sends the requests to `baseUrl`.
const { fetch } = createFakeTransport({
  'POST /s1/rewards/claim': {
    type: 'reply',
    body: { ret_code: 30001, ret_msg: 'The reward is sold out.' },
  },
});
const client = createApiClient({ baseUrl: 'https://api2.brand.com', fetch });

function Claim() {
  const [claiming, setClaiming] = useState(false);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  async function claim() {
    setClaiming(true);
    try {
      await client.post('/rewards/claim', { id: 7 });
      setToasts([{ id: 'claimed', tone: 'positive', children: 'Reward claimed' }]);
    } catch (error) {
      setToasts([{ id: 'failed', tone: 'negative', children: failureText(error) }]);
    } finally {
      setClaiming(false);
    }
  }

  return (
    <>
      <Button
        variant="primary"
        loading={claiming}
        loadingLabel="Claiming…"
        onClick={() => void claim()}
      >
        Claim
      </Button>
      <Toasts
        label="Messages"
        closeLabel="Close message"
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<Claim />);
