import type { DeepLinkRoute } from '../table/route.ts';
import { routes as allRoutes } from '../preset/preset.ts';

/** Returns the route table as Markdown, for the guide and the command line. */
export function toMarkdown(routes: readonly DeepLinkRoute[] = allRoutes): string {
  const code = (text: string): string => `\`${text}\``;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['web address', 'native route', 'row']),
    line(['---', '---', '---']),
    ...routes.map((route) => {
      const query = [
        ...(route.when ? [`${route.when.parameter}=${route.when.value}`] : []),
        ...Object.keys(route.params ?? {})
          .filter((name) => !route.paths[0]?.includes(`{${name}}`))
          .map((name) => `${name}={${name}}`),
      ].join('&');
      const paths = route.paths.map((path) => code(path + (query && `?${query}`))).join('<br>');
      const defaults = Object.entries(route.params ?? {})
        .filter(([, { default: value }]) => value !== undefined)
        .map(([name, { default: value }]) => `; ${code(name)} is ${code(value ?? '')} by default`);
      const fallback = route.fallback ? `; else ${code(route.fallback)}` : '';
      const mini = route.mini ? 'mini program ' : '';
      return line([
        paths || '(a fallback)',
        `${mini}${code(route.target)}${defaults.join('')}${fallback}`,
        code(route.id),
      ]);
    }),
    '',
  ].join('\n');
}
