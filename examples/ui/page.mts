import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { HeaderSkeleton, headerSkeletonScript } from '@exchange/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const { source } = headerSkeletonScript({ navigationKey: 'nav', languageKey: 'lang' });
const hash = createHash('sha256').update(source).digest('base64');
const header = createElement(HeaderSkeleton, {
  homeHref: '/',
  labels: { home: 'Home', modes: 'Products', navigation: 'Main' },
  navigation: {
    exchange: [],
    left: [{ name: 'Markets', href: '/markets', renderer: 'link' }],
    right: [],
  },
});
writeFileSync(
  'page.html',
  `<!doctype html>
  <meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${hash}'">
  <link rel="stylesheet" href="node_modules/@exchange/ui/dist/styles.css">
  <script>${source}</script>${renderToStaticMarkup(header)}`,
);
