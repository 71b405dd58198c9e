import { HeaderSkeleton, type Navigation } from '@exchange/ui';

const navigation: Navigation = {
  exchange: [],
  left: [
    { name: 'Markets', href: '#markets', renderer: 'link' },
    { name: 'More', renderer: 'more', items: [{ name: 'Earn', href: '#earn', renderer: 'link' }] },
  ],
  right: [{ name: 'Log in', href: '#login', renderer: 'link' }],
};

export function HeaderSkeletonDemo() {
  return (
    <HeaderSkeleton
      homeHref="#home"
      navigation={navigation}
      labels={{ home: 'Home', modes: 'Modes', navigation: 'Main' }}
    />
  );
}
