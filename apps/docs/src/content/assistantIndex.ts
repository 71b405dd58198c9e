import { areas } from './areas.ts';
import { loadPage } from './loadPage.ts';

/** Returns `llms.txt`: a link to the Markdown of every page, with the page's summary. */
export async function assistantIndex(): Promise<string> {
  const lines = [
    '# exchange-web',
    '',
    '> Seven packages for the front end of a crypto exchange, and a task centre built with them.',
  ];
  for (const { title: area, groups } of areas) {
    lines.push('', `## ${area}`, '');
    for (const page of groups.flatMap((group) => group.pages)) {
      const { title, summary } = await loadPage(page);
      lines.push(`- [${title}](${page.path.slice(0, -1)}.md): ${summary.slice(0, 200)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
