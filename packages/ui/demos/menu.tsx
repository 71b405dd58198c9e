import { Icon, Menu } from '@exchange/ui';

export function MenuDemo() {
  return (
    <Menu
      label="Account"
      trigger={<Icon name="user" />}
      groups={[
        {
          id: 'account',
          items: [
            { id: 'rewards', label: 'My rewards', href: '#rewards' },
            { id: 'settings', label: 'Settings', href: '#settings' },
            { id: 'vip', label: 'VIP lounge', hint: 'Opens at VIP 1', disabled: true },
          ],
        },
      ]}
    />
  );
}
