import { Switch } from '@exchange/ui';
import { useState } from 'react';

/** Stands for a server, which refuses to switch it off. */
async function save(on: boolean) {
  await new Promise((answer) => setTimeout(answer, 800));
  return on;
}

/** Shows the new state at once, and the former one again if the server refuses it. */
export function AsyncSwitch() {
  const [on, setOn] = useState(false);
  const [error, setError] = useState<string>();
  async function change(next: boolean) {
    setOn(next);
    setError(undefined);
    if (await save(next)) return;
    setOn(true);
    setError('Alerts of open positions stay on. Close them first.');
  }
  return (
    <Switch
      label="Price alerts"
      checked={on}
      error={error}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
