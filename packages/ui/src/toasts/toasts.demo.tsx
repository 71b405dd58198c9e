import { Button, Toasts, type Toast } from '@exchange/ui';
import { useState } from 'react';

export function ToastsDemo() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <>
      <Button
        onClick={() => setToasts([{ id: 'saved', children: 'Settings saved', tone: 'positive' }])}
      >
        Save settings
      </Button>
      <Toasts
        toasts={toasts}
        onDismiss={() => setToasts([])}
        label="Messages"
        closeLabel="Close message"
      />
    </>
  );
}
