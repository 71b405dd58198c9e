import type { MenuItem } from '@exchange/ui';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { PageAddress, Services } from '../../page/index.ts';
import type { AccountService } from '../../services/index.ts';
import type { Notices } from './LazyNotices.tsx';

interface WindowProps {
  open: boolean;
  onClose: () => void;
}

/** Content of the header that an app sets. */
export interface HeaderOptions {
  /** The app's pages in the account menu. Default: none. */
  accountPages?: (t: TFunction<'shell'>, page: PageAddress) => readonly MenuItem[];
  /** Default: a window that searches the pages of the app and of the site. */
  SearchWindow?: ComponentType<WindowProps & { services: Services }>;
  SecurityWindow: ComponentType<WindowProps & { service: AccountService }>;
  /** Loads the button beside the account menu when the page is idle. Default: no button. */
  loadNotices?: () => Promise<Notices>;
}
