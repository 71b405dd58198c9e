'use client';

import { lazy, type ComponentType } from 'react';

/** Returns a lazy component that loads the only export of a demo file when it is rendered. */
function demo(load: () => Promise<Record<string, ComponentType>>) {
  return lazy(async () => ({ default: Object.values(await load())[0]! }));
}

/** The demo of each component, from the same files as the kit's gallery. Pages load only the demos that they show. */
export const demos: Readonly<Record<string, ComponentType>> = {
  Accordion: demo(() => import('@exchange/ui/demos/accordion/accordion.demo.tsx')),
  Alert: demo(() => import('@exchange/ui/demos/alert/alert.demo.tsx')),
  Avatar: demo(() => import('@exchange/ui/demos/avatar/avatar.demo.tsx')),
  Banner: demo(() => import('@exchange/ui/demos/banner/banner.demo.tsx')),
  Breadcrumbs: demo(() => import('@exchange/ui/demos/breadcrumbs/breadcrumbs.demo.tsx')),
  Button: demo(() => import('@exchange/ui/demos/button/button.demo.tsx')),
  Card: demo(() => import('@exchange/ui/demos/card/card.demo.tsx')),
  Checkbox: demo(() => import('@exchange/ui/demos/checkbox/checkbox.demo.tsx')),
  Combobox: demo(() => import('@exchange/ui/demos/combobox/combobox.demo.tsx')),
  CopyField: demo(() => import('@exchange/ui/demos/copy-field/copyField.demo.tsx')),
  Countdown: demo(() => import('@exchange/ui/demos/countdown/countdown.demo.tsx')),
  Drawer: demo(() => import('@exchange/ui/demos/drawer/drawer.demo.tsx')),
  EmptyState: demo(() => import('@exchange/ui/demos/empty-state/emptyState.demo.tsx')),
  Field: demo(() => import('@exchange/ui/demos/field/field.demo.tsx')),
  FocusKeeper: demo(() => import('@exchange/ui/demos/focus-keeper/focusKeeper.demo.tsx')),
  Footer: demo(() => import('@exchange/ui/demos/footer/footer.demo.tsx')),
  Header: demo(() => import('@exchange/ui/demos/header/header.demo.tsx')),
  HeaderSkeleton: demo(() => import('@exchange/ui/demos/header/headerSkeleton.demo.tsx')),
  Icon: demo(() => import('@exchange/ui/demos/icon/icon.demo.tsx')),
  Illustration: demo(() => import('@exchange/ui/demos/illustration/illustration.demo.tsx')),
  Image: demo(() => import('@exchange/ui/demos/image/image.demo.tsx')),
  LoadMore: demo(() => import('@exchange/ui/demos/load-more/loadMore.demo.tsx')),
  Logo: demo(() => import('@exchange/ui/demos/logo/logo.demo.tsx')),
  Menu: demo(() => import('@exchange/ui/demos/menu/menu.demo.tsx')),
  Modal: demo(() => import('@exchange/ui/demos/modal/modal.demo.tsx')),
  NumberField: demo(() => import('@exchange/ui/demos/number-field/numberField.demo.tsx')),
  Pagination: demo(() => import('@exchange/ui/demos/pagination/pagination.demo.tsx')),
  Popover: demo(() => import('@exchange/ui/demos/popover/popover.demo.tsx')),
  Progress: demo(() => import('@exchange/ui/demos/progress/progress.demo.tsx')),
  QrCode: demo(() => import('@exchange/ui/demos/qr-code/qrCode.demo.tsx')),
  RadioGroup: demo(() => import('@exchange/ui/demos/radio-group/radioGroup.demo.tsx')),
  SearchField: demo(() => import('@exchange/ui/demos/search-field/searchField.demo.tsx')),
  SegmentedControl: demo(
    () => import('@exchange/ui/demos/segmented-control/segmentedControl.demo.tsx'),
  ),
  Select: demo(() => import('@exchange/ui/demos/select/select.demo.tsx')),
  Skeleton: demo(() => import('@exchange/ui/demos/skeleton/skeleton.demo.tsx')),
  Slider: demo(() => import('@exchange/ui/demos/slider/slider.demo.tsx')),
  Steps: demo(() => import('@exchange/ui/demos/steps/steps.demo.tsx')),
  Switch: demo(() => import('@exchange/ui/demos/switch/switch.demo.tsx')),
  TabLinks: demo(() => import('@exchange/ui/demos/tabs/tabLinks.demo.tsx')),
  Table: demo(() => import('@exchange/ui/demos/table/table.demo.tsx')),
  Tabs: demo(() => import('@exchange/ui/demos/tabs/tabs.demo.tsx')),
  Tag: demo(() => import('@exchange/ui/demos/tag/tag.demo.tsx')),
  Textarea: demo(() => import('@exchange/ui/demos/textarea/textarea.demo.tsx')),
  Time: demo(() => import('@exchange/ui/demos/time/time.demo.tsx')),
  Toasts: demo(() => import('@exchange/ui/demos/toasts/toasts.demo.tsx')),
  Tooltip: demo(() => import('@exchange/ui/demos/tooltip/tooltip.demo.tsx')),
};
