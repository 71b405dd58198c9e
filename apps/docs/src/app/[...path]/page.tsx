import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { areas, pages } from '../../content/areas.ts';
import { demoSources } from '../../content/components.ts';
import { loadPage } from '../../content/loadPage.ts';
import { excerpt, type Page } from '../../content/page.ts';
import { Explorer } from '../../explorers/panel/Explorer.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { LiveDemo } from '../../kit/LiveDemo.tsx';
import { TokenTable } from '../../kit/TokenTable.tsx';
import { ArticleContent } from '../../markdown/ArticleContent.tsx';

interface Props {
  params: Promise<{ path: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams(): { path: string[] }[] {
  return pages.map(({ path }) => ({ path: path.split('/').filter((part) => part !== '') }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, summary } = await loadPage(await requestedPage(params));
  return { title, description: excerpt(summary, 160) };
}

export default async function DocumentationPage({ params }: Props): Promise<ReactElement> {
  const page = await requestedPage(params);
  const area = areas.find(({ groups }) => groups.some((group) => group.pages.includes(page)))!;
  const { title, headings, content } = await loadPage(page);
  return (
    <PageFrame area={area} page={page} title={title} headings={headings}>
      {page.component !== undefined && (
        <LiveDemo name={page.component} sources={demoSources(page.component)} />
      )}
      <ArticleContent content={content} />
      {page.tokens && <TokenTable />}
      {page.explorer !== undefined && <Explorer name={page.explorer} />}
    </PageFrame>
  );
}

async function requestedPage(params: Props['params']): Promise<Page> {
  const path = `/${(await params).path.map(decodeURIComponent).join('/')}/`;
  return pages.find((page) => page.path === path)!;
}
