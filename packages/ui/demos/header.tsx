import { Header, type Navigation } from '@exchange/ui';

const navigation: Navigation = {
  exchange: [],
  left: [
    { name: 'Markets', href: '#markets', renderer: 'link' },
    { name: 'More', renderer: 'more', items: [{ name: 'Earn', href: '#earn', renderer: 'link' }] },
  ],
  right: [{ name: 'Log in', href: '#login', renderer: 'link' }],
};

export function HeaderDemo() {
  return (
    <Header
      homeHref="#home"
      navigation={navigation}
      labels={{ home: 'Home', modes: 'Products', navigation: 'Site', menu: 'Menu' }}
    />
  );
}
