/** The subpaths of the package and their source files. */
export const publicEntries = {
  index: 'src/index.ts',
  accordion: 'src/accordion/accordion.tsx',
  banner: 'src/banner/banner.tsx',
  button: 'src/button/button.tsx',
  card: 'src/card/card.tsx',
  'copy-field': 'src/copy-field/copyField.tsx',
  countdown: 'src/countdown/countdown.tsx',
  'empty-state': 'src/empty-state/emptyState.tsx',
  field: 'src/field/field.tsx',
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
  progress: 'src/progress/progress.tsx',
  'qr-code': 'src/qr-code/qrCode.tsx',
  'search-field': 'src/search-field/searchField.tsx',
  select: 'src/select/select.tsx',
  skeleton: 'src/skeleton/skeleton.tsx',
  'state-tag': 'src/state-tag/stateTag.tsx',
  steps: 'src/steps/steps.tsx',
  'tab-links': 'src/tabs/tabLinks.tsx',
  table: 'src/table/table.tsx',
  tabs: 'src/tabs/tabs.tsx',
  tag: 'src/tag/tag.tsx',
  toasts: 'src/toasts/toasts.tsx',
};

/** Modules shared by several entries. Not exported. */
const sharedEntries = {
  'change-value': 'src/composition/changeValue.ts',
  classes: 'src/composition/classes.ts',
  glyph: 'src/icon/glyph.tsx',
  'header-frame': 'src/header/headerFrame.tsx',
  navigation: 'src/header/navigation.ts',
  render: 'src/composition/render.ts',
  strokes: 'src/icon/strokes.ts',
  'use-controlled': 'src/composition/useControlled.ts',
  'use-merged-ref': 'src/composition/useMergedRef.ts',
};

export const entries: Record<string, string> = { ...publicEntries, ...sharedEntries };

/** Shared modules that no public type refers to. */
const untyped = ['change-value', 'glyph', 'strokes', 'use-controlled', 'use-merged-ref'];

/** Entries that need type declarations. */
export const typedEntries = Object.fromEntries(
  Object.entries(entries).filter(([name]) => !untyped.includes(name)),
);
