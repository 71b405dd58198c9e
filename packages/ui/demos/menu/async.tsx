import { Icon, Menu, type MenuItem } from '@exchange/ui';
import { useState } from 'react';

/** Stands for a call to a server. */
const load = () => new Promise<string[]>((done) => setTimeout(done, 1000, ['Main', 'Trading bot']));

/** The items load when the menu opens for the first time. */
export function AsyncMenu() {
  const [accounts, setAccounts] = useState<string[]>();
  const items: MenuItem[] = accounts?.map((label) => ({ id: label, label })) ?? [
    { id: 'loading', label: 'Loading…', disabled: true },
  ];
  return (
    <Menu
      label="Switch account"
      trigger={<Icon name="user" />}
      groups={[{ id: 'accounts', items }]}
      onOpenChange={(open) => {
        if (open && !accounts) void load().then(setAccounts);
      }}
    />
  );
}
