import { LazySecurityWindow } from '@exchange/account';
import type { ShellOptions } from '@exchange/site/frame';
import { pathFrom } from '@exchange/site/page';
import { lazyWindow } from '@exchange/site/page/loading';
import { Icon } from '@exchange/ui';
import { app } from '../../app.config.ts';
import { AdLabel } from '../screen/AdLabel.tsx';
import { Login } from './Login.tsx';

/** The task centre's windows and its parts of the frame. */
export const shell: ShellOptions = {
  app,
  Login,
  PageLabel: AdLabel,
  header: {
    accountPages: (t, page) => [
      {
        id: 'rewards',
        label: t('section_rewards'),
        icon: <Icon name="gift" />,
        href: pathFrom(page, '/task-center/my-rewards'),
      },
    ],
    SearchWindow: lazyWindow(() =>
      import('../search/TaskCenterSearch.tsx').then(({ TaskCenterSearch }) => TaskCenterSearch),
    ),
    SecurityWindow: LazySecurityWindow,
    loadNotices: async () => (await import('../notices/NoticesButton.tsx')).NoticesButton,
  },
};
