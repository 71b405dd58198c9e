/**
 * Entry points, from subpath to source file. Four of them are internal modules shared by others.
 */
export const entries = {
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
  glyph: 'src/icon/glyph.tsx',
  header: 'src/header/header.tsx',
  'header-frame': 'src/header/headerFrame.tsx',
  'header-skeleton': 'src/header/headerSkeletonEntry.ts',
  'header-skeleton-script': 'src/header/headerSkeletonScript.ts',
  icon: 'src/icon/icon.tsx',
  illustration: 'src/illustration/illustration.tsx',
  image: 'src/image/image.tsx',
  'load-more': 'src/load-more/loadMore.tsx',
  logo: 'src/logo/logo.tsx',
  menu: 'src/menu/menu.tsx',
  modal: 'src/modal/modal.tsx',
  navigation: 'src/header/navigation.ts',
  progress: 'src/progress/progress.tsx',
  'qr-code': 'src/qr-code/qrCode.tsx',
  'search-field': 'src/search-field/searchField.tsx',
  select: 'src/select/select.tsx',
  skeleton: 'src/skeleton/skeleton.tsx',
  'state-tag': 'src/state-tag/stateTag.tsx',
  steps: 'src/steps/steps.tsx',
  strokes: 'src/icon/strokes.ts',
  table: 'src/table/table.tsx',
  tabs: 'src/tabs/tabs.tsx',
  tag: 'src/tag/tag.tsx',
  toasts: 'src/toasts/toasts.tsx',
};

/** Entries that need type declarations. No public type refers to the two others. */
export const typedEntries = Object.fromEntries(
  Object.entries(entries).filter(([name]) => name !== 'glyph' && name !== 'strokes'),
);
