'use client';

import { lazy, type ComponentType } from 'react';

/**
 * The basic demo of each component, from the same files as the kit's gallery. Pages load only the
 * demos that they show.
 */
const demos: Readonly<Record<string, ComponentType>> = {
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

/** Further demos of a component, by component and title. The title follows from the name of the file. */
const moreDemos: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  Accordion: {
    Controlled: demo(() => import('@exchange/ui/demos/accordion/controlled.tsx')),
    'One open': demo(() => import('@exchange/ui/demos/accordion/oneOpen.tsx')),
  },
  Button: {
    'Icon only': demo(() => import('@exchange/ui/demos/button/iconOnly.tsx')),
    Links: demo(() => import('@exchange/ui/demos/button/links.tsx')),
    'Server action': demo(() => import('@exchange/ui/demos/button/serverAction.tsx')),
    States: demo(() => import('@exchange/ui/demos/button/states.tsx')),
  },
  Checkbox: {
    Controlled: demo(() => import('@exchange/ui/demos/checkbox/controlled.tsx')),
    Form: demo(() => import('@exchange/ui/demos/checkbox/form.tsx')),
  },
  Combobox: {
    Async: demo(() => import('@exchange/ui/demos/combobox/async.tsx')),
    'Long list': demo(() => import('@exchange/ui/demos/combobox/longList.tsx')),
    Multiple: demo(() => import('@exchange/ui/demos/combobox/multiple.tsx')),
  },
  CustomSelect: {
    Async: demo(() => import('@exchange/ui/demos/customSelect/async.tsx')),
    'Long list': demo(() => import('@exchange/ui/demos/customSelect/longList.tsx')),
    Multiple: demo(() => import('@exchange/ui/demos/customSelect/multiple.tsx')),
  },
  Drawer: {
    Form: demo(() => import('@exchange/ui/demos/drawer/form.tsx')),
  },
  Field: {
    Controlled: demo(() => import('@exchange/ui/demos/field/controlled.tsx')),
    'React hook form': demo(() => import('@exchange/ui/demos/field/reactHookForm.tsx')),
    'Server action': demo(() => import('@exchange/ui/demos/field/serverAction.tsx')),
    Slots: demo(() => import('@exchange/ui/demos/field/slots.tsx')),
    States: demo(() => import('@exchange/ui/demos/field/states.tsx')),
  },
  Form: {
    'Action state': demo(() => import('@exchange/ui/demos/form/actionState.tsx')),
    Controls: demo(() => import('@exchange/ui/demos/form/controls.tsx')),
    'React hook form': demo(() => import('@exchange/ui/demos/form/reactHookForm.tsx')),
    Schema: demo(() => import('@exchange/ui/demos/form/schema.tsx')),
  },
  LoadMore: {
    Failed: demo(() => import('@exchange/ui/demos/loadMore/failed.tsx')),
  },
  Menu: {
    Async: demo(() => import('@exchange/ui/demos/menu/async.tsx')),
    Choices: demo(() => import('@exchange/ui/demos/menu/choices.tsx')),
    Controlled: demo(() => import('@exchange/ui/demos/menu/controlled.tsx')),
    'Long list': demo(() => import('@exchange/ui/demos/menu/longList.tsx')),
  },
  Modal: {
    'Final focus': demo(() => import('@exchange/ui/demos/modal/finalFocus.tsx')),
    Form: demo(() => import('@exchange/ui/demos/modal/form.tsx')),
    'Long content': demo(() => import('@exchange/ui/demos/modal/longContent.tsx')),
    Nested: demo(() => import('@exchange/ui/demos/modal/nested.tsx')),
    'Unsaved text': demo(() => import('@exchange/ui/demos/modal/unsavedText.tsx')),
  },
  NumberField: {
    Controlled: demo(() => import('@exchange/ui/demos/numberField/controlled.tsx')),
    Languages: demo(() => import('@exchange/ui/demos/numberField/languages.tsx')),
    'React hook form': demo(() => import('@exchange/ui/demos/numberField/reactHookForm.tsx')),
    Slots: demo(() => import('@exchange/ui/demos/numberField/slots.tsx')),
    States: demo(() => import('@exchange/ui/demos/numberField/states.tsx')),
  },
  Pagination: {
    Links: demo(() => import('@exchange/ui/demos/pagination/links.tsx')),
    'Long list': demo(() => import('@exchange/ui/demos/pagination/longList.tsx')),
  },
  Popover: {
    Controlled: demo(() => import('@exchange/ui/demos/popover/controlled.tsx')),
  },
  RadioGroup: {
    Controlled: demo(() => import('@exchange/ui/demos/radioGroup/controlled.tsx')),
    Form: demo(() => import('@exchange/ui/demos/radioGroup/form.tsx')),
  },
  SearchField: {
    Async: demo(() => import('@exchange/ui/demos/searchField/async.tsx')),
  },
  Select: {
    Controlled: demo(() => import('@exchange/ui/demos/select/controlled.tsx')),
    'Long list': demo(() => import('@exchange/ui/demos/select/longList.tsx')),
    'React hook form': demo(() => import('@exchange/ui/demos/select/reactHookForm.tsx')),
    'Server action': demo(() => import('@exchange/ui/demos/select/serverAction.tsx')),
    States: demo(() => import('@exchange/ui/demos/select/states.tsx')),
  },
  Slider: {
    Controlled: demo(() => import('@exchange/ui/demos/slider/controlled.tsx')),
  },
  Switch: {
    Async: demo(() => import('@exchange/ui/demos/switch/async.tsx')),
  },
  Table: {
    'Long list': demo(() => import('@exchange/ui/demos/table/longList.tsx')),
    'Server sort': demo(() => import('@exchange/ui/demos/table/serverSort.tsx')),
    States: demo(() => import('@exchange/ui/demos/table/states.tsx')),
  },
  Tabs: {
    Async: demo(() => import('@exchange/ui/demos/tabs/async.tsx')),
    Controlled: demo(() => import('@exchange/ui/demos/tabs/controlled.tsx')),
    'Keep mounted': demo(() => import('@exchange/ui/demos/tabs/keepMounted.tsx')),
    'Long list': demo(() => import('@exchange/ui/demos/tabs/longList.tsx')),
    Vertical: demo(() => import('@exchange/ui/demos/tabs/vertical.tsx')),
  },
  Textarea: {
    Form: demo(() => import('@exchange/ui/demos/textarea/form.tsx')),
    Limit: demo(() => import('@exchange/ui/demos/textarea/limit.tsx')),
  },
  Toasts: {
    Controlled: demo(() => import('@exchange/ui/demos/toasts/controlled.tsx')),
    Tones: demo(() => import('@exchange/ui/demos/toasts/tones.tsx')),
  },
};

/** Returns the demos of a component by title, the basic one first. An unknown component has none. */
export function demosOf(component: string): Readonly<Record<string, ComponentType>> {
  const basic = Object.hasOwn(demos, component) ? demos[component] : undefined;
  return basic ? { Basic: basic, ...moreDemos[component] } : {};
}

/** Returns a lazy component that loads the only export of a demo file when it is rendered. */
function demo(load: () => Promise<Record<string, ComponentType>>) {
  return lazy(async () => ({ default: Object.values(await load())[0]! }));
}
