import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

// Writes the page that shows edited demos to `public/preview`, from where Next copies it. It is not
// a page of Next, because it runs in a frame with an opaque origin, which cannot load modules or
// data of the site.
const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/preview');

await build({
  entryPoints: [join(root, 'src/preview/preview.tsx'), join(root, 'src/preview/preview.css')],
  outdir: folder,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2023',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="description" content="Shows an edited demo of a component.">
<title>Preview</title>
<link rel="stylesheet" href="preview.css">
</head>
<body>
<main id="stage" class="demo-stage"></main>
<script src="preview.js"></script>
</body>
</html>
`,
);
