import { LazySecurityWindow } from '@exchange/account/lazy';
import { pathFrom } from '@exchange/site/page';
import { lazyWindow } from '@exchange/site/page/loading';
import { SiteHeader, type HeaderOptions } from '@exchange/site/frame/header';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { navigation } from '../paths/navigation.ts';

const options: HeaderOptions = {
  navigation,
  accountPages: (t, page) => [
    {
      id: 'rewards',
      label: t('section_rewards'),
      icon: <Icon name="gift" />,
      href: pathFrom(page, '/task-center/my-rewards'),
    },
  ],
  SearchWindow: lazyWindow(() =>
    import('../search/SearchWindow.tsx').then(({ SearchWindow }) => SearchWindow),
  ),
  SecurityWindow: LazySecurityWindow,
  loadNotices: async () => (await import('../notices/NoticesButton.tsx')).NoticesButton,
};

export function ShellHeader(): ReactElement {
  return <SiteHeader options={options} />;
}
