import { areas } from '../../content/areas.ts';
import { loadPage } from '../../content/loadPage.ts';
import { excerpt, markdownPath } from '../../content/page.ts';
import { address, siteName, siteSummary } from '../../site/site.ts';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return new Response(await assistantIndex());
}

/** Returns `llms.txt`: a link to the Markdown of every page, with the page's summary. */
async function assistantIndex(): Promise<string> {
  const lines = [`# ${siteName}`, '', `> ${siteSummary}`];
  for (const { title: area, groups } of areas) {
    lines.push('', `## ${area}`, '');
    for (const page of groups.flatMap((group) => group.pages)) {
      const { title, summary } = await loadPage(page);
      lines.push(`- [${title}](${address(markdownPath(page))}): ${excerpt(summary, 200)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
