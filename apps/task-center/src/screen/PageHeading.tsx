import { Icon } from '@exchange/ui';
import Head from 'next/head';
import type { ReactElement } from 'react';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';

/** A page's own name, in the window's title and as its first heading; a detail page has a way back. */
export function PageHeading({
  title,
  lead,
  back,
}: {
  title: string;
  lead?: string;
  /** The page that this one belongs to. A detail page is nothing without its query: no search engine keeps it. */
  back?: { path: string; label: string };
}): ReactElement {
  const page = usePage();
  return (
    <div className="page-heading page-width" data-detail={back ? '' : undefined}>
      <Head>
        <title>{title}</title>
        {back ? <meta name="robots" content="noindex" /> : null}
        {lead === undefined ? null : <meta name="description" content={lead} />}
      </Head>
      {back ? (
        <a className="page-heading__back" href={pathFrom(page, back.path)}>
          <Icon name="arrowStart" size={16} />
          {back.label}
        </a>
      ) : null}
      <h1>{title}</h1>
      {lead === undefined ? null : <p className="page-heading__lead">{lead}</p>}
    </div>
  );
}
