import { areas } from '../../content/areas.ts';
import { loadPage } from '../../content/loadPage.ts';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return new Response(await assistantIndex());
}

/** Returns `llms.txt`: a link to the Markdown of every page, with the page's summary. */
async function assistantIndex(): Promise<string> {
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
