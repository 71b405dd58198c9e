import { writeFileSync } from 'node:fs';
import { HeaderSkeleton, headerSkeletonScript } from '@exchange/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const { source, hash } = headerSkeletonScript({ navigationKey: 'nav', languageKey: 'lang' });
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
  <meta http-equiv="Content-Security-Policy" content="script-src '${hash}'">
  <link rel="stylesheet" href="node_modules/@exchange/ui/dist/styles.css">
  ${renderToStaticMarkup(header)}<script>${source}</script>`,
);
