import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { headerSkeletonScript } from '../src/frame/headerSkeletonScript.ts';
import { Gallery } from './gallery.tsx';
import { words, type GalleryLanguage } from './words.ts';

export const themes = ['dark', 'light'] as const;
export const languages = Object.keys(words) as GalleryLanguage[];

/** Renders one static page with the strict Content-Security-Policy that the components support. */
export function page(theme: (typeof themes)[number], language: GalleryLanguage): string {
  const { source } = headerSkeletonScript({
    navigationKey: 'gallery-navigation',
    languageKey: 'gallery-language',
  });
  const hash = `sha256-${createHash('sha256').update(source).digest('base64')}`;
  const policy = `default-src 'none'; script-src 'self' '${hash}'; style-src 'self'; font-src 'self'; img-src 'self' data:`;
  return `<!doctype html>
<html lang="${language}" dir="${words[language].dir}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>@exchange/ui: ${theme}, ${language}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="./gallery.css">
</head>
<body>
<div id="gallery">${renderToString(<Gallery language={language} />)}</div>
<script>${source}</script>
<script src="./client.js"></script>
</body>
</html>
`;
}
