import { Icon } from '@exchange/ui';
import Head from 'next/head';
import type { ReactElement, ReactNode } from 'react';
import { usePage } from '../page/PageContext.ts';
import { pathFrom } from '../page/pathFrom.ts';

/** Heading of a page, also used as the document title. A detail page has a link back. */
export function PageHeading({
  title,
  itemTitle,
  lead,
  back,
  hasOwnTitle = back === undefined,
  children,
}: {
  title: string;
  /** Title of the item that a detail page shows. The item, not this component, then has the main heading. */
  itemTitle?: string | undefined;
  lead?: string;
  /** Parent of a detail page. */
  back?: { path: string; label: string };
  /** Whether the title is visible. By default, the title of the item takes its place on a page with a link back. */
  hasOwnTitle?: boolean;
  /** Note below the title, such as a risk of the whole page. */
  children?: ReactNode;
}): ReactElement {
  const page = usePage();
  const Title = itemTitle === undefined ? 'h1' : 'p';
  return (
    <div className="page-heading page-width" data-detail={back ? '' : undefined}>
      <Head>
        <title>{itemTitle ?? title}</title>
        {lead === undefined ? null : <meta name="description" content={lead} />}
      </Head>
      {back ? (
        <a className="page-heading__back" href={pathFrom(page, back.path)}>
          <Icon name="arrowStart" size={16} />
          {back.label}
        </a>
      ) : null}
      {/* The link back names the section, so the title of a detail page would repeat it. */}
      <Title className={hasOwnTitle ? 'page-heading__title' : 'x-visually-hidden'}>{title}</Title>
      {lead === undefined ? null : <p className="page-heading__lead">{lead}</p>}
      {children}
    </div>
  );
}
