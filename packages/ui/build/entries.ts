/** What the package exports: subpath → source file; and two files that several of them use. */
export const entries = {
  index: 'src/index.ts',
  button: 'src/button.tsx',
  card: 'src/card.tsx',
  field: 'src/field.tsx',
  header: 'src/header.tsx',
  'header-frame': 'src/headerFrame.tsx',
  'header-skeleton': 'src/headerSkeletonEntry.ts',
  'header-skeleton-script': 'src/headerSkeletonScript.ts',
  icon: 'src/icon.tsx',
  logo: 'src/logo.tsx',
  modal: 'src/modal.tsx',
  navigation: 'src/navigation.ts',
  progress: 'src/progress.tsx',
  skeleton: 'src/skeleton.tsx',
  tabs: 'src/tabs.tsx',
  tag: 'src/tag.tsx',
};
