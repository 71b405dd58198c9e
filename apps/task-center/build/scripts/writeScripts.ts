import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinScripts, type PageScripts, type ScriptKind } from './joinScripts.ts';
import { splitPageData } from './pageData.ts';
import { replaceScripts, scriptNames } from './pageScripts.ts';

/**
 * Joins the scripts of each page, moves its props to a script, and writes the new files.
 *
 * @param pages - HTML of the pages, by path
 * @param folder - folder of the build's files, such as `out/task-center/_next`
 * @returns HTML of the pages with the new scripts
 */
export function writeScripts(
  pages: ReadonlyMap<string, string>,
  folder: string,
): Map<string, string> {
  const contents = new Map<string, string>();
  const read = (name: string) => {
    const content = contents.get(name) ?? readFileSync(join(folder, name), 'utf8');
    contents.set(name, content);
    return content;
  };
  const names = new Map<string, string>();
  const write = (kind: ScriptKind | 'data', content: string) => {
    const known = names.get(content);
    if (known !== undefined) return known;
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12);
    const name = `static/chunks/${kind}-${hash}.js`;
    writeFileSync(join(folder, name), content);
    names.set(content, name);
    return name;
  };
  const joined = joinScripts([...pages.values()].map(scriptNames), read);
  return new Map(
    [...pages].map(([path, html], index) => {
      const { app, page, late } = joined[index] as PageScripts;
      const data = splitPageData(html);
      const first = [
        write('data', data.script),
        write('app', app.content),
        write('page', page.content),
      ];
      return [path, replaceScripts(data.html, first, write('late', late.content))];
    }),
  );
}
