/** The subpaths of the package and their source files. */
export const publicEntries = {
  index: 'src/index.ts',
  accordion: 'src/accordion/accordion.tsx',
  alert: 'src/alert/alert.tsx',
  avatar: 'src/avatar/avatar.tsx',
  banner: 'src/banner/banner.tsx',
  breadcrumbs: 'src/breadcrumbs/breadcrumbs.tsx',
  button: 'src/button/button.tsx',
  card: 'src/card/card.tsx',
  checkbox: 'src/checkbox/checkbox.tsx',
  combobox: 'src/combobox/combobox.tsx',
  'copy-field': 'src/copy-field/copyField.tsx',
  countdown: 'src/countdown/countdown.tsx',
  drawer: 'src/drawer/drawer.tsx',
  'empty-state': 'src/empty-state/emptyState.tsx',
  field: 'src/field/field.tsx',
  'focus-keeper': 'src/focus-keeper/focusKeeper.tsx',
  footer: 'src/footer/footer.tsx',
  header: 'src/header/header.tsx',
  'header-skeleton': 'src/header/headerSkeletonEntry.ts',
  'header-skeleton-script': 'src/header/headerSkeletonScript.ts',
  icon: 'src/icon/icon.tsx',
  illustration: 'src/illustration/illustration.tsx',
  image: 'src/image/image.tsx',
  'load-more': 'src/load-more/loadMore.tsx',
  logo: 'src/logo/logo.tsx',
  menu: 'src/menu/menu.tsx',
  modal: 'src/modal/modal.tsx',
  'number-field': 'src/number-field/numberField.tsx',
  pagination: 'src/pagination/pagination.tsx',
  popover: 'src/popover/popover.tsx',
  progress: 'src/progress/progress.tsx',
  'qr-code': 'src/qr-code/qrCode.tsx',
  'radio-group': 'src/radio-group/radioGroup.tsx',
  'search-field': 'src/search-field/searchField.tsx',
  'segmented-control': 'src/segmented-control/segmentedControl.tsx',
  select: 'src/select/select.tsx',
  skeleton: 'src/skeleton/skeleton.tsx',
  slider: 'src/slider/slider.tsx',
  'state-tag': 'src/state-tag/stateTag.tsx',
  steps: 'src/steps/steps.tsx',
  switch: 'src/switch/switch.tsx',
  'tab-links': 'src/tabs/tabLinks.tsx',
  table: 'src/table/table.tsx',
  tabs: 'src/tabs/tabs.tsx',
  tag: 'src/tag/tag.tsx',
  textarea: 'src/textarea/textarea.tsx',
  time: 'src/time/time.tsx',
  toasts: 'src/toasts/toasts.tsx',
  tooltip: 'src/tooltip/tooltip.tsx',
};

/** Modules shared by several entries. Not exported. */
const sharedEntries = {
  'change-value': 'src/composition/changeValue.ts',
  choice: 'src/field/choice.tsx',
  classes: 'src/composition/classes.ts',
  glyph: 'src/icon/glyph.tsx',
  'header-frame': 'src/header/headerFrame.tsx',
  navigation: 'src/header/navigation.ts',
  render: 'src/composition/render.ts',
  strokes: 'src/icon/strokes.ts',
  'use-controlled': 'src/composition/useControlled.ts',
  'use-form-reset': 'src/composition/useFormReset.ts',
  'use-merged-ref': 'src/composition/useMergedRef.ts',
  'use-placement': 'src/composition/usePlacement.ts',
};

export const entries: Record<string, string> = { ...publicEntries, ...sharedEntries };

/** Shared modules that no public type refers to. */
const untyped = [
  'change-value',
  'glyph',
  'strokes',
  'use-controlled',
  'use-form-reset',
  'use-merged-ref',
];

/** Entries that need type declarations. */
export const typedEntries = Object.fromEntries(
  Object.entries(entries).filter(([name]) => !untyped.includes(name)),
);
