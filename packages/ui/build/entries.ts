/** What the package exports: subpath → source file. The style sheet stands beside them. */
export const entries = {
  index: 'src/index.ts',
  button: 'src/button.tsx',
  card: 'src/card.tsx',
  field: 'src/field.tsx',
  'header-skeleton': 'src/headerSkeletonEntry.ts',
  'header-skeleton-script': 'src/headerSkeletonScript.ts',
  icon: 'src/icon.tsx',
  logo: 'src/logo.tsx',
  modal: 'src/modal.tsx',
  progress: 'src/progress.tsx',
  skeleton: 'src/skeleton.tsx',
  tabs: 'src/tabs.tsx',
  tag: 'src/tag.tsx',
};
