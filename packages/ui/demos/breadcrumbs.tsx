import { Breadcrumbs } from '@exchange/ui';

export function BreadcrumbsDemo() {
  return (
    <Breadcrumbs
      label="Path"
      items={[
        { href: '#start', label: 'Start' },
        { href: '#markets', label: 'Markets' },
      ]}
    />
  );
}
