import { hashSource, inlineSources } from '../pagePolicy.ts';

/** A Content-Security-Policy: the allowed sources, by directive. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** Returns the policies in a page's header and in its `meta` elements. Browsers apply all of them. */
export function policiesOf(header: string | null, html: string): Policy[] {
  const metas = html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/gi);
  const texts = [...(header ?? '').split(','), ...[...metas].map(([, text = '']) => text)];
  return texts.filter((text) => text.trim() !== '').map(parse);
}

/** Returns the sources that each policy allows for a directive. Leaves out policies that do not restrict it. */
export function sourcesOf(policies: readonly Policy[], directive: string): (readonly string[])[] {
  return policies.flatMap((policy) => {
    const fallback = directive.endsWith('-src') ? policy.get('default-src') : undefined;
    const sources = policy.get(directive) ?? fallback;
    return sources ? [sources] : [];
  });
}

/** Returns the number of the page's inline scripts and styles that a policy forbids. */
export function countForbidden(policies: readonly Policy[], html: string): number {
  const forbidden = (['script', 'style'] as const).flatMap((name) => {
    const allowed = sourcesOf(policies, `${name}-src`);
    const isForbidden = (source: string) =>
      source !== '' && allowed.some((sources) => !sources.includes(hashSource(source)));
    return inlineSources(html, name).filter(isForbidden);
  });
  return forbidden.length;
}

function parse(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const),
  );
}
