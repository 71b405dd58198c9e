import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

// Adds a Content-Security-Policy to each page of the build. It allows the scripts of the site and, by their hashes, the
// inline ones of the page.

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

for (const file of globSync('dist/**/*.html')) {
  const html = readFileSync(file, 'utf8');
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const scripts = ["script-src 'self'", ...hashes].join(' ');
  const policy = `${scripts}; object-src 'none'; base-uri 'none'; form-action 'self'`;
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const written = html.replace(/<meta charset[^>]*>/i, `$&${element}`);
  if (written === html)
    throw new Error(`${file} has no <meta charset>, after which its policy belongs.`);
  writeFileSync(file, written);
}
