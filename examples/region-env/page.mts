import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { bootScript } from '@exchange/region-env/boot';
import { preset } from '@exchange/region-env/preset';

const script = bootScript(preset);
const hash = createHash('sha256').update(script).digest('base64');
writeFileSync(
  'page.html',
  `<!doctype html>
  <meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${hash}'; img-src data:">
  <script>${script}</script>
  <style>html:not([data-edition]) p { display: none }</style>
  <p>edition found</p>`,
);
