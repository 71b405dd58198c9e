import { TabLinks } from '@exchange/ui';

export function TabLinksDemo() {
  return (
    <TabLinks
      label="Reward lists"
      current="#open"
      links={[
        { href: '#open', label: 'Open' },
        { href: '#claimed', label: 'Claimed' },
      ]}
    />
  );
}
