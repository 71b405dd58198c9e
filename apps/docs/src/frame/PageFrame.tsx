import { Breadcrumbs } from '@exchange/ui/breadcrumbs';
import type { ReactElement, ReactNode } from 'react';
import { markdownPath, type Area, type Page } from '../content/page.ts';
import { webAddress } from '../content/repository.ts';
import type { Heading } from '../markdown/headings.ts';
import { address } from '../site/site.ts';
import { Contents } from './Contents.tsx';
import { Neighbours } from './Neighbours.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { SideNavigation } from './SideNavigation.tsx';

/** A page of documentation with its navigation. */
export function PageFrame({
  area,
  page,
  title,
  headings,
  children,
}: {
  area: Area;
  page: Page;
  title: string;
  headings: readonly Heading[];
  children: ReactNode;
}): ReactElement {
  const pages = area.groups.flatMap((group) => group.pages);
  const side = <SideNavigation area={area} path={page.path} />;
  // The build writes the reference to a hidden folder, which the repository does not have.
  const isGenerated = page.source.includes('/.');
  return (
    <div className="frame">
      <div className="frame-side">{side}</div>
      <main id="main" className="frame-main" tabIndex={-1}>
        <SideDrawer title={area.title}>{side}</SideDrawer>
        <Breadcrumbs
          label="Breadcrumbs"
          items={[
            { href: address('/'), label: 'Home' },
            { href: address(pages[0]!.path), label: area.title },
            { href: address(page.path), label: page.title },
          ]}
        />
        <article className="prose">
          <h1>{title}</h1>
          {children}
        </article>
        <p className="page-source">
          <a href={address(markdownPath(page))}>View as Markdown</a>
          {!isGenerated && <a href={webAddress(page.source)}>Edit this page</a>}
        </p>
        <Neighbours pages={pages} path={page.path} />
      </main>
      <aside className="frame-contents" aria-label="Contents">
        <Contents headings={headings} />
      </aside>
    </div>
  );
}
