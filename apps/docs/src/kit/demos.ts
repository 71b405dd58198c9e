'use client';

import { lazy, type ComponentType } from 'react';

/** Returns a lazy component that loads the only export of a demo file when it is rendered. */
function demo(load: () => Promise<Record<string, ComponentType>>) {
  return lazy(async () => ({ default: Object.values(await load())[0]! }));
}

/** The demo of each component, from the same files as the kit's gallery. Pages load only the demos that they show. */
export const demos: Readonly<Record<string, ComponentType>> = {
  Accordion: demo(() => import('@exchange/ui/demos/accordion.tsx')),
  Alert: demo(() => import('@exchange/ui/demos/alert.tsx')),
  Avatar: demo(() => import('@exchange/ui/demos/avatar.tsx')),
  Banner: demo(() => import('@exchange/ui/demos/banner.tsx')),
  Breadcrumbs: demo(() => import('@exchange/ui/demos/breadcrumbs.tsx')),
  Button: demo(() => import('@exchange/ui/demos/button.tsx')),
  Card: demo(() => import('@exchange/ui/demos/card.tsx')),
  Checkbox: demo(() => import('@exchange/ui/demos/checkbox.tsx')),
  Combobox: demo(() => import('@exchange/ui/demos/combobox.tsx')),
  CopyField: demo(() => import('@exchange/ui/demos/copyField.tsx')),
  Countdown: demo(() => import('@exchange/ui/demos/countdown.tsx')),
  CustomSelect: demo(() => import('@exchange/ui/demos/customSelect.tsx')),
  Drawer: demo(() => import('@exchange/ui/demos/drawer.tsx')),
  EmptyState: demo(() => import('@exchange/ui/demos/emptyState.tsx')),
  Field: demo(() => import('@exchange/ui/demos/field.tsx')),
  FocusKeeper: demo(() => import('@exchange/ui/demos/focusKeeper.tsx')),
  Footer: demo(() => import('@exchange/ui/demos/footer.tsx')),
  Form: demo(() => import('@exchange/ui/demos/form.tsx')),
  Header: demo(() => import('@exchange/ui/demos/header.tsx')),
  HeaderSkeleton: demo(() => import('@exchange/ui/demos/headerSkeleton.tsx')),
  Icon: demo(() => import('@exchange/ui/demos/icon.tsx')),
  Illustration: demo(() => import('@exchange/ui/demos/illustration.tsx')),
  Image: demo(() => import('@exchange/ui/demos/image.tsx')),
  LoadMore: demo(() => import('@exchange/ui/demos/loadMore.tsx')),
  Logo: demo(() => import('@exchange/ui/demos/logo.tsx')),
  Menu: demo(() => import('@exchange/ui/demos/menu.tsx')),
  Modal: demo(() => import('@exchange/ui/demos/modal.tsx')),
  NumberField: demo(() => import('@exchange/ui/demos/numberField.tsx')),
  Pagination: demo(() => import('@exchange/ui/demos/pagination.tsx')),
  Popover: demo(() => import('@exchange/ui/demos/popover.tsx')),
  Progress: demo(() => import('@exchange/ui/demos/progress.tsx')),
  QrCode: demo(() => import('@exchange/ui/demos/qrCode.tsx')),
  RadioGroup: demo(() => import('@exchange/ui/demos/radioGroup.tsx')),
  SearchField: demo(() => import('@exchange/ui/demos/searchField.tsx')),
  SegmentedControl: demo(() => import('@exchange/ui/demos/segmentedControl.tsx')),
  Select: demo(() => import('@exchange/ui/demos/select.tsx')),
  Skeleton: demo(() => import('@exchange/ui/demos/skeleton.tsx')),
  Slider: demo(() => import('@exchange/ui/demos/slider.tsx')),
  Steps: demo(() => import('@exchange/ui/demos/steps.tsx')),
  Switch: demo(() => import('@exchange/ui/demos/switch.tsx')),
  TabLinks: demo(() => import('@exchange/ui/demos/tabLinks.tsx')),
  Table: demo(() => import('@exchange/ui/demos/table.tsx')),
  Tabs: demo(() => import('@exchange/ui/demos/tabs.tsx')),
  Tag: demo(() => import('@exchange/ui/demos/tag.tsx')),
  Textarea: demo(() => import('@exchange/ui/demos/textarea.tsx')),
  Time: demo(() => import('@exchange/ui/demos/time.tsx')),
  Toasts: demo(() => import('@exchange/ui/demos/toasts.tsx')),
  Tooltip: demo(() => import('@exchange/ui/demos/tooltip.tsx')),
};
