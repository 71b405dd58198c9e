import type { DeepLinkRoute } from '../table/route.ts';
import { routes as allRoutes } from '../preset/preset.ts';

/** Returns the route table as Markdown, for the guide and the command line. */
export function toMarkdown(routes: readonly DeepLinkRoute[] = allRoutes): string {
  return [
    row(['web address', 'native route', 'row']),
    row(['---', '---', '---']),
    ...routes.map((route) => row([webAddresses(route), nativeRoute(route), code(route.id)])),
    '',
  ].join('\n');
}

function webAddresses({ paths, when, params = {} }: DeepLinkRoute): string {
  const namesInQuery = Object.keys(params).filter((name) => !paths[0]?.includes(`{${name}}`));
  const pairs = namesInQuery.map((name) => `${name}={${name}}`);
  if (when) pairs.unshift(`${when.parameter}=${when.value}`);
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  return paths.map((path) => code(path + query)).join('<br>') || '(a fallback)';
}

function nativeRoute({ target, mini, params = {}, fallback }: DeepLinkRoute): string {
  const notes: string[] = [];
  for (const [name, { default: value }] of Object.entries(params)) {
    if (value !== undefined) notes.push(`; ${code(name)} is ${code(value)} by default`);
  }
  if (fallback) notes.push(`; else ${code(fallback)}`);
  return `${mini ? 'mini program ' : ''}${code(target)}${notes.join('')}`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
