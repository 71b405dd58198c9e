import type { Page } from './page.ts';
import { readSource } from './repository.ts';

const folder = 'docs/decisions';

/** Returns the page that lists the decisions, then a page for each decision. */
export function decisionPages(): Page[] {
  const list = readSource(`${folder}/README.md`);
  const items = list.matchAll(/^- \[(.+)\]\(((\d+)-[\w-]+\.md)\)$/gm);
  return [
    { path: '/decisions/', title: 'All decisions', source: `${folder}/README.md` },
    ...[...items].map(([, title = '', file = '', number = '']) => ({
      path: `/decisions/${Number(number)}/`,
      title,
      source: `${folder}/${file}`,
    })),
  ];
}
