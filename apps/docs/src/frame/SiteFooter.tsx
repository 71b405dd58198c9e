import { Footer } from '@exchange/ui/footer';
import type { ReactElement } from 'react';
import { address } from '../site/site.ts';

const columns = [
  {
    title: 'Learn',
    links: [
      { name: 'Five-minute tour', href: address('/start/tour/') },
      { name: 'Examples', href: address('/start/examples/') },
      { name: 'Performance', href: address('/start/performance/') },
    ],
  },
  {
    title: 'Project',
    links: [
      { name: 'Contributing', href: address('/project/contributing/') },
      { name: 'Decisions', href: address('/decisions/') },
      { name: 'Changelog', href: address('/project/changelog/') },
    ],
  },
  {
    title: 'Promises',
    links: [
      { name: 'Support policy', href: address('/start/support/') },
      { name: 'Security policy', href: address('/project/security/') },
      { name: 'Code of conduct', href: address('/project/code-of-conduct/') },
    ],
  },
];

/** Footer of every page. */
export function SiteFooter(): ReactElement {
  return (
    <Footer
      className="frame-footer"
      label="More of the site"
      columns={columns}
      legal={
        <>
          MIT licence. For coding assistants: <a href={address('/llms.txt')}>llms.txt</a>
        </>
      }
    />
  );
}
