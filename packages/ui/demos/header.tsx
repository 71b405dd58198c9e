import { Button, Header, type NavigationItem } from '@exchange/ui';

const sections: NavigationItem[] = [
  { name: 'Markets', href: '#markets', renderer: 'link' },
  { name: 'More', renderer: 'more', items: [{ name: 'Earn', href: '#earn', renderer: 'link' }] },
];

export function HeaderDemo() {
  return (
    <Header
      brand="Northwind"
      homeHref="#home"
      labels={{ home: 'Northwind, home', navigation: 'Site', menu: 'Menu' }}
      sections={sections}
      actions={
        <Button size="small" href="#login">
          Log in
        </Button>
      }
    />
  );
}
