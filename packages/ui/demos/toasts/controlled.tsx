import { Button, Toasts, type Toast } from '@exchange/ui';
import { useState } from 'react';

/** The list of toasts is the state of the page. */
export function ControlledToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const remove = (id: string) => setToasts((all) => all.filter((toast) => toast.id !== id));
  const undo = (
    <Button size="small" onClick={() => remove('deleted')}>
      Undo
    </Button>
  );
  return (
    <>
      <Button
        onClick={() =>
          setToasts([
            { id: 'deleted', tone: 'info', children: 'Address deleted', action: undo },
            { id: 'offline', tone: 'negative', children: 'You are offline.', durationMs: Infinity },
          ])
        }
      >
        Delete address
      </Button>
      <Toasts label="Messages" closeLabel="Close message" toasts={toasts} onDismiss={remove} />
    </>
  );
}
