/**
 * Entry points, from subpath to source file. Four of them are internal modules shared by others.
 */
export const entries = {
  index: 'src/index.ts',
  accordion: 'src/accordion.tsx',
  banner: 'src/banner.tsx',
  button: 'src/button.tsx',
  card: 'src/card.tsx',
  'copy-field': 'src/copyField.tsx',
  countdown: 'src/countdown.tsx',
  'empty-state': 'src/emptyState.tsx',
  field: 'src/field.tsx',
  footer: 'src/footer.tsx',
  glyph: 'src/glyph.tsx',
  header: 'src/header.tsx',
  'header-frame': 'src/headerFrame.tsx',
  'header-skeleton': 'src/headerSkeletonEntry.ts',
  'header-skeleton-script': 'src/headerSkeletonScript.ts',
  icon: 'src/icon.tsx',
  illustration: 'src/illustration.tsx',
  image: 'src/image.tsx',
  'load-more': 'src/loadMore.tsx',
  logo: 'src/logo.tsx',
  menu: 'src/menu.tsx',
  modal: 'src/modal.tsx',
  navigation: 'src/navigation.ts',
  progress: 'src/progress.tsx',
  'qr-code': 'src/qrCode.tsx',
  'search-field': 'src/searchField.tsx',
  select: 'src/select.tsx',
  skeleton: 'src/skeleton.tsx',
  'state-tag': 'src/stateTag.tsx',
  steps: 'src/steps.tsx',
  strokes: 'src/strokes.ts',
  table: 'src/table.tsx',
  tabs: 'src/tabs.tsx',
  tag: 'src/tag.tsx',
  toasts: 'src/toasts.tsx',
};

/** Entries that need type declarations. No public type refers to the two others. */
export const typedEntries = Object.fromEntries(
  Object.entries(entries).filter(([name]) => name !== 'glyph' && name !== 'strokes'),
);
