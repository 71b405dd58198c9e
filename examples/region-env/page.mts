import { writeFileSync } from 'node:fs';
import { bootScript } from '@exchange/region-env/boot';

const { source, hash } = bootScript();
writeFileSync(
  'page.html',
  `<!doctype html>
  <meta http-equiv="Content-Security-Policy" content="script-src ${hash}; img-src data:">
  <script>${source}</script>
  <style>html:not([data-edition]) p { display: none }</style>
  <p>edition found</p>`,
);
