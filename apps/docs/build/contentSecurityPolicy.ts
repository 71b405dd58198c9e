import { createHash } from 'node:crypto';

/** Sources that every page may use. The site makes no request to another origin. */
const directives = {
  'default-src': "'none'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** Inserts a content security policy before the page's first script. It allows inline scripts and styles by hash. */
export function withPolicy(html: string): string {
  const scripts = ["'self'", ...hashes(html, 'script')].join(' ');
  const styles = ["'self'", ...hashes(html, 'style')].join(' ');
  const policy = Object.entries({ ...directives, 'script-src': scripts, 'style-src': styles })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const start = /<head[^>]*>(?:<meta charSet="utf-8"\/>)?/i.exec(html);
  if (!start) throw new Error('Cannot add a policy to a page without <head>.');
  const end = start.index + start[0].length;
  return html.slice(0, end) + meta + html.slice(end);
}

/** Returns the sources that allow the inline elements of a page. */
function hashes(html: string, name: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>(.*?)</${name}>`, 'gis'));
  const texts = [...elements]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
