import { Footer } from '@exchange/ui/footer';
import type { ReactElement } from 'react';

const columns = [
  {
    title: 'Learn',
    links: [
      { name: 'Five-minute tour', href: '/start/tour/' },
      { name: 'Examples', href: '/start/examples/' },
      { name: 'Performance', href: '/start/performance/' },
    ],
  },
  {
    title: 'Project',
    links: [
      { name: 'Contributing', href: '/project/contributing/' },
      { name: 'Decisions', href: '/decisions/' },
      { name: 'Changelog', href: '/project/changelog/' },
    ],
  },
  {
    title: 'Promises',
    links: [
      { name: 'Support policy', href: '/start/support/' },
      { name: 'Security policy', href: '/project/security/' },
      { name: 'Code of conduct', href: '/project/code-of-conduct/' },
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
          MIT licence. For coding assistants: <a href="/llms.txt">llms.txt</a>
        </>
      }
    />
  );
}
